import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { card, sign, titleLink, top, words } from "./NoteCard.css.ts";

export interface NoteCardProps {
  readonly glyph: Glyph;
  readonly title: string;
  readonly description: string;
  /** A badge or a switch that shows the state. */
  readonly badge?: ReactNode;
  /** An action, below the text. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** The card's target. The whole card is then a link, named by the title. */
  readonly href?: string | undefined;
}

/** A card with an icon, a title and a sentence: for tools, rewards, premium features and experiments. */
export function NoteCard({ glyph, title, description, badge, action, headingLevel = 2, href }: NoteCardProps) {
  return (
    <article className={card}>
      <div className={top}>
        <span className={sign}>
          <Icon glyph={glyph} size="large" />
        </span>
        {badge}
      </div>
      <div className={words}>
        <Heading level={headingLevel} size="small">
          {href === undefined ? (
            title
          ) : (
            <BareLink href={href} className={titleLink}>
              {title}
              <Icon glyph={chevronRight} size="small" />
            </BareLink>
          )}
        </Heading>
        <Text color="secondary">{description}</Text>
      </div>
      {action !== undefined && <div>{action}</div>}
    </article>
  );
}
