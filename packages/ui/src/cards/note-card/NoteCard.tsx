import type { ReactNode } from "react";
import { Heading } from "../../elements/heading/Heading.tsx";
import type { Glyph } from "../../elements/icon/glyphs.ts";
import { chevronRight } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { card, head, sign, titleAction, words } from "./NoteCard.css.ts";

export interface NoteCardProps {
  readonly glyph: Glyph;
  readonly title: string;
  readonly description: string;
  /** A badge that shows the state. */
  readonly badge?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** The card's target. The whole card is then a link, named by the title. */
  readonly href?: string | undefined;
  /** Called with the button. The whole card is then a button, named by the title. */
  readonly onPress?: ((button: HTMLButtonElement) => void) | undefined;
}

function Title({ title, href, onPress }: Pick<NoteCardProps, "title" | "href" | "onPress">) {
  const label = (
    <>
      {title}
      <Icon glyph={chevronRight} size="small" />
    </>
  );
  if (href !== undefined)
    return (
      <BareLink href={href} className={titleAction}>
        {label}
      </BareLink>
    );
  if (onPress === undefined) return title;
  return (
    <button type="button" className={titleAction} onClick={({ currentTarget }) => onPress(currentTarget)}>
      {label}
    </button>
  );
}

/** A card with an icon, a title and a sentence: for tools, rewards, premium features and recommended pages. */
export function NoteCard({ glyph, description, badge, headingLevel = 2, ...title }: NoteCardProps) {
  return (
    <article className={card}>
      <span className={sign}>
        <Icon glyph={glyph} size="large" />
      </span>
      <div className={words}>
        <div className={head}>
          <Heading level={headingLevel} size="small">
            <Title {...title} />
          </Heading>
          {badge}
        </div>
        <Text color="secondary">{description}</Text>
      </div>
    </article>
  );
}
