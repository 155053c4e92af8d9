import type { Glyph } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { card, description as descriptionClass, sign, title as titleClass, words } from "./RecommendationCard.css.ts";

export interface RecommendationCardProps {
  readonly glyph: Glyph;
  readonly title: string;
  readonly description: string;
  readonly href: string;
}

/** A recommended page. The whole card is a link (product decision 5). */
export function RecommendationCard({ glyph, title, description, href }: RecommendationCardProps) {
  return (
    <BareLink href={href} className={card}>
      <span className={sign}>
        <Icon glyph={glyph} size="large" />
      </span>
      <span className={words}>
        <span className={titleClass}>{title}</span>
        <span className={descriptionClass}>{description}</span>
      </span>
    </BareLink>
  );
}
