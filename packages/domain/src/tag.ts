/** The colors of tags, in the order of the dialog. The database checks them; the theme defines how each looks. */
export const tagColors = ["gray", "red", "orange", "yellow", "green", "blue", "purple", "pink"] as const;
export type TagColor = (typeof tagColors)[number];

/** A student's own label for recordings. A recording has at most {@link MAX_TAGS_A_RECORDING} tags (UNT-04). */
export interface Tag {
  readonly id: string;
  /** Trimmed and not empty. No two tags of a student have the same name, ignoring case. */
  readonly name: string;
  readonly color: TagColor;
}

/** The most tags of a student. The database refuses more. */
export const MAX_TAGS = 200;
export const MAX_TAGS_A_RECORDING = 20;

/** Normalizes a typed name for storing: NFC, trimmed, with single spaces. */
export const toTagName = (typed: string): string => typed.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Whether the database treats two names as the same. */
export const isSameTagName = (a: string, b: string): boolean =>
  toTagName(a).toLowerCase() === toTagName(b).toLowerCase();

/** Sorts tags by the reader's alphabet, and numbers by value. */
export function sortTags(tags: readonly Tag[]): readonly Tag[] {
  // Making a collator takes 20 ms on a slow phone, and most students have no tags.
  if (tags.length < 2) return tags;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return tags.toSorted((a, b) => compare(a.name, b.name));
}
