import type { Glyph } from "../../elements/icon/glyphs.ts";
import { addFolder, transcript } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { card, description, sign, title, words } from "./RecommendationCard.css.ts";

interface Recommendation {
  readonly title: string;
  readonly description: string;
  readonly glyph: Glyph;
}

/** SHL-08 */
const recommendations = {
  transcription: {
    title: "Try AI Transcription",
    description: "See what can be done with what was said.",
    glyph: transcript,
  },
  folders: {
    title: "Organize Your Recordings",
    description: "A folder for each course keeps a semester in order.",
    glyph: addFolder,
  },
} as const satisfies Record<string, Recommendation>;

export interface RecommendationCardProps {
  readonly recommendation: keyof typeof recommendations;
  readonly href: string;
}

/** A place worth a look. The whole card is a link (product decision 5). */
export function RecommendationCard({ recommendation, href }: RecommendationCardProps) {
  const told = recommendations[recommendation];
  return (
    <BareLink href={href} className={card}>
      <span className={sign}>
        <Icon glyph={told.glyph} size="large" />
      </span>
      <span className={words}>
        <span className={title}>{told.title}</span>
        <span className={description}>{told.description}</span>
      </span>
    </BareLink>
  );
}
