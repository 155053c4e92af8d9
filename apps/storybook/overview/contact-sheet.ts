import { isPage, type Theme, viewports } from "../.storybook/variants.ts";

/** A story in Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** An entry of the contact sheet, shown once in each theme: a story, or a state of a machine's gallery. */
export interface Sheet {
  readonly entry: Entry;
  /** Such as `choosing-failed`, as the baselines are named. */
  readonly state?: string;
}

/**
 * The available widths, in CSS pixels. For screens, widths that have baselines show images, and the others show the
 * live stories.
 */
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

/** Turns a state's name into words: `choosing-failed-2` into "choosing failed 2". */
export const toLabel = ({ entry, state }: Sheet): string => state?.replaceAll("-", " ") ?? entry.name;

/**
 * Whether a sheet belongs to a kind, by its state's name or, for a screen with only one story, by the screen's name.
 */
export const isOfKind = (sheet: Sheet, kind: Kind): boolean =>
  kinds[kind].test(toLabel(sheet)) || (kind === "loading" && sheet.entry.title.endsWith("Skeleton"));

const toBegin = ({ entry: { id, title }, state }: Sheet): string =>
  `${title}/${id.slice(id.indexOf("--") + 2)}${state === undefined ? "" : `@${state}`}.`;

/** Lists the sheets of a story: the story itself, and the gallery states that have baselines. */
export function listSheets(entry: Entry, names: readonly string[]): readonly Sheet[] {
  const begin = `${toBegin({ entry }).slice(0, -1)}@`;
  const states = names
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length, name.lastIndexOf(".")));
  return [{ entry }, ...[...new Set(states)].map((state) => ({ entry, state }))];
}

/** Finds the size of page baselines that has this width. */
const findSize = (width: Width): string | undefined =>
  Object.values(viewports).find((viewport) => viewport.width === width)?.name;

/**
 * Finds the baseline of a sheet in a width. A component has only one size. A gallery state without a baseline in this
 * width is shown in the nearest size, since no address opens each of them.
 */
export function findScreenshot(names: readonly string[], sheet: Sheet, width: Width, theme: Theme): string | undefined {
  const begin = toBegin(sheet);
  const taken = names.filter((name) => name.startsWith(begin) && name.endsWith(`-${theme}`));
  const exact = taken.find((name) => name === `${begin}${findSize(width)}-${theme}`);
  if (exact !== undefined) return exact;
  const hasOneSize = taken.length === 1 && !taken[0]?.startsWith(`${begin}phone`);
  if (isPage(sheet.entry) && sheet.state === undefined && !hasOneSize) return undefined;
  const nearest = width < 800 ? "phone" : "desktop";
  return taken.find((name) => name === `${begin}${nearest}-${theme}`) ?? taken[0];
}
