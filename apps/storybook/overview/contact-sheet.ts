import { isPage, type Theme, viewports } from "../.storybook/variants.ts";

/** A story in Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

/** What the contact sheet shows once in each theme: a story, or a state of a machine's gallery. */
export interface Sheet {
  readonly entry: Entry;
  /** `choosing-failed`, as the baselines name it. */
  readonly state?: string;
}

/** The widths on offer, in CSS pixels. Of screens, those of the baselines are images and the rest the stories themselves. */
export const widths = [320, 375, 390, 768, 1280, 1920] as const;
export type Width = (typeof widths)[number];

/** The kinds of states that a review looks for, by the words of their names. */
export const kinds = {
  every: /(?:)/,
  failed:
    /fail|error|refused|invalid|expired|offline|unavailable|unwritable|unconfirmed|missing|cut short|too (?:large|short)/i,
  loading: /load|checking|opening|waiting|sending|searching|reading|submitting|applying|saving|signing ?in|busy/i,
  empty: /empty|nothing|^no |to come/i,
  processing: /process|prepar|generating|writing|being|finishing|deleting|setting ?up|joining|uploading/i,
} as const;
export type Kind = keyof typeof kinds;

/** A state's name in words: `choosing-failed-2` as "choosing failed 2". */
export const toLabel = ({ entry, state }: Sheet): string => state?.replaceAll("-", " ") ?? entry.name;

/** Whether a sheet belongs to a kind, by its name and, of a screen's only story, by the screen's. */
export const isOfKind = (sheet: Sheet, kind: Kind): boolean =>
  kinds[kind].test(toLabel(sheet)) || (kind === "loading" && sheet.entry.title.endsWith("Skeleton"));

const toBegin = ({ entry: { id, title }, state }: Sheet): string =>
  `${title}/${id.slice(id.indexOf("--") + 2)}${state === undefined ? "" : `@${state}`}.`;

/** Lists what there is to see of a story: itself, and the states of its gallery that have baselines. */
export function listSheets(entry: Entry, names: readonly string[]): readonly Sheet[] {
  const begin = `${toBegin({ entry }).slice(0, -1)}@`;
  const states = names
    .filter((name) => name.startsWith(begin))
    .map((name) => name.slice(begin.length, name.lastIndexOf(".")));
  return [{ entry }, ...[...new Set(states)].map((state) => ({ entry, state }))];
}

/** The size of which a page has baselines and that is this wide. */
const findSize = (width: Width): string | undefined =>
  Object.values(viewports).find((viewport) => viewport.width === width)?.name;

/**
 * Finds the baseline of a sheet in a width. A component has one size, whatever the width. A state of a gallery that has no
 * baseline so wide is shown in the size nearest to it, since no address opens each of them.
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
