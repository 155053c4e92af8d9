import { formatShortDate } from "@lectern/domain/dates";
import type { ReactNode } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { SettlingIn } from "../../illustrations/settling/SettlingIn.tsx";
import { SettlingLine } from "../../illustrations/settling/Settling.tsx";
import { card, controls as controlsClass, date, foot, name, open, top, words } from "./LibraryCard.css.ts";

export interface LibraryCardProps {
  /** Draws the card's own line, the same each time. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  readonly icon: ReactNode;
  /** What can be done to it; lies above the link that the whole card is. */
  readonly controls: ReactNode;
  readonly href: string;
  /** "Open Recording" */
  readonly openLabel: string;
  readonly headingLevel?: 2 | 3;
  /** Plays the sound that settles into lines, once. */
  readonly isArriving?: boolean;
}

/** The face of everything that lies in the library: recording, study guide. */
export function LibraryCard(props: LibraryCardProps) {
  const { id, title, createdAt, icon, controls, href, openLabel, headingLevel = 2, isArriving = false } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={card}>
      <div className={top}>
        {icon}
        <div className={controlsClass}>{controls}</div>
      </div>
      <div className={words}>
        <Title className={name} title={title}>
          {title}
        </Title>
        <time className={date} dateTime={createdAt}>
          {formatShortDate(createdAt)}
        </time>
      </div>
      <div className={foot}>
        <SettlingLine seed={id} />
        <BareLink href={href} className={open}>
          {openLabel}
          <VisuallyHidden>{title}</VisuallyHidden>
        </BareLink>
      </div>
      {isArriving && <SettlingIn seed={id} />}
    </article>
  );
}
