/** A story in Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** The available widths, in CSS pixels. */
export const widths = [320, 375, 390, 768, 1280, 1920] as const;
export type Width = (typeof widths)[number];

/** The kinds of states to filter by, found by words in their names. */
export const kinds = {
  every: /(?:)/,
  failed:
    /fail|error|refused|invalid|expired|offline|unavailable|unwritable|unconfirmed|missing|cut short|too (?:large|short)/i,
  loading: /load|checking|opening|waiting|sending|searching|reading|submitting|applying|saving|signing ?in|busy/i,
  empty: /empty|nothing|^no |to come/i,
  processing: /process|prepar|generating|writing|being|finishing|deleting|setting ?up|joining|uploading/i,
} as const;
export type Kind = keyof typeof kinds;

/** Whether a story shows a state of a kind, by its name or, for a screen with only one story, by the screen's name. */
export const isOfKind = ({ name, title }: Entry, kind: Kind): boolean =>
  kinds[kind].test(name) || (kind === "loading" && title.endsWith("Skeleton"));
