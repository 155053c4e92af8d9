/** A tag's colors, in the order of the dialog. The database checks them; the theme says what each looks like. */
export const tagColors = ["gray", "red", "orange", "yellow", "green", "blue", "purple", "pink"] as const;
export type TagColor = (typeof tagColors)[number];

/** A student's own word for recordings. A recording has any number up to {@link MAX_TAGS_A_RECORDING} (UNT-04). */
export interface Tag {
  readonly id: string;
  /** Trimmed, not empty; unique among a student's tags whatever its case. */
  readonly name: string;
  readonly color: TagColor;
}

/** The database refuses one more. */
export const MAX_TAGS = 200;
export const MAX_TAGS_A_RECORDING = 20;

/** A name as it is stored: composed, without spaces around it or several in a row. */
export const toTagName = (typed: string): string => typed.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Whether two names are one to the database. */
export const isSameTagName = (one: string, other: string): boolean =>
  toTagName(one).toLowerCase() === toTagName(other).toLowerCase();

/** In the reader's alphabet, numbers by value. */
export function sortTags(tags: readonly Tag[]): readonly Tag[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return tags.toSorted((a, b) => compare(a.name, b.name));
}
