import type { PageCommand } from "./page-commands.ts";

/** Finds the page's search field, below its heading. */
export const findSearch = (): HTMLInputElement | undefined =>
  document.querySelector<HTMLInputElement>("main input[type=search]") ?? undefined;

export function focusSearch(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** The target of `/`: the search that the page offers, the page's field, or everything (SHL-16). */
export type SearchTarget =
  | { readonly kind: "command"; readonly command: PageCommand }
  | { readonly kind: "field"; readonly field: HTMLInputElement }
  | { readonly kind: "everything" };

/** Finds the target of `/` on a page with these commands. */
export function findSearchTarget(
  offered: readonly PageCommand[],
  findField: () => HTMLInputElement | undefined = findSearch,
): SearchTarget {
  const command = offered.find(({ isSearch }) => isSearch);
  if (command !== undefined) return { kind: "command", command };
  const field = findField();
  return field === undefined ? { kind: "everything" } : { kind: "field", field };
}

/** The history state of a visit to the search page that focuses its field. */
export const FOCUS_SEARCH = { focus: "search" } as const;

/** Whether a visit has `FOCUS_SEARCH` as its state. */
export const shouldFocusSearch = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "focus" in state && state.focus === FOCUS_SEARCH.focus;
