import type { Tag } from "@lectern/domain/tag";
import { formatShortDate, formatTime } from "@lectern/domain/dates";
import type { ReactNode } from "react";
import { BareLink } from "../../elements/link/Link.tsx";
import { TagChip } from "../../recording/tag-chip/TagChip.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { SettlingIn } from "../../illustrations/settling/SettlingIn.tsx";
import { varName } from "../../theme/var-name.ts";
import * as styles from "./LibraryCard.css.ts";

export interface LibraryCardProps {
  /** The seed of the arrival animation. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
  readonly icon: ReactNode;
  /** The item's actions, above the link that covers the card. */
  readonly controls: ReactNode;
  /**
   * A checkbox whose label covers the card, while a selection is made. It replaces the link and the actions, so that
   * nothing opens (DAY-03).
   */
  readonly selectionBox?: ReactNode;
  readonly href: string;
  /** "Open Recording" */
  readonly openLabel: string;
  readonly headingLevel?: 2 | 3;
  /** Two lines that say what it is about. */
  readonly details: ReactNode;
  /** The folder that the item is in, with its colour as a dot before its name. */
  readonly folder?: { readonly name: string; readonly color: string } | undefined;
  /** The item's tags. Two are shown, and the number of the others. */
  readonly tags?: readonly Tag[] | undefined;
  /** Plays the arrival animation once. */
  readonly isArriving?: boolean;
  /** `line` shows the item as a line of a list instead of a card in a grid. @default "card" */
  readonly layout?: "card" | "line";
  /** Whether to show the time of day after the date, because another item has the same name and day. @default false */
  readonly hasTime?: boolean;
}

const noTags: readonly Tag[] = [];
const SHOWN_TAGS = 2;

/** The card of any item in the library: a recording or a study guide. */
export function LibraryCard(props: LibraryCardProps) {
  const {
    id,
    title,
    createdAt,
    icon,
    controls,
    selectionBox = false,
    href,
    openLabel,
    headingLevel = 2,
    details,
    folder,
    tags = noTags,
    isArriving = false,
    layout = "card",
    hasTime = false,
  } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={layout === "line" ? styles.line : styles.card}>
      {icon}
      <div className={styles.words}>
        <Title className={styles.name} title={title}>
          <bdi>{title}</bdi>
        </Title>
        <p className={styles.date}>
          <time dateTime={createdAt}>
            {hasTime ? `${formatShortDate(createdAt)}, ${formatTime(createdAt)}` : formatShortDate(createdAt)}
          </time>
          {folder !== undefined && (
            <span className={styles.folderName} style={{ [varName(styles.dot)]: folder.color }}>
              <VisuallyHidden>in folder </VisuallyHidden>
              <bdi>{folder.name}</bdi>
            </span>
          )}
        </p>
      </div>
      {selectionBox === false ? <div className={styles.controls}>{controls}</div> : selectionBox}
      <div className={styles.foot}>
        {details}
        {selectionBox === false && (
          <BareLink href={href} className={styles.open}>
            {openLabel}
            <VisuallyHidden>{title}</VisuallyHidden>
          </BareLink>
        )}
        {tags.length > 0 && (
          <ul className={styles.tagList} aria-label="Tags">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <li key={tag.id}>
                <TagChip tag={tag} />
              </li>
            ))}
            {tags.length > SHOWN_TAGS && (
              <li>
                <VisuallyHidden>
                  {tags
                    .slice(SHOWN_TAGS)
                    .map(({ name: tagName }) => tagName)
                    .join(", ")}
                </VisuallyHidden>
                <span aria-hidden="true">+{tags.length - SHOWN_TAGS}</span>
              </li>
            )}
          </ul>
        )}
      </div>
      {isArriving && <SettlingIn seed={id} />}
    </article>
  );
}
