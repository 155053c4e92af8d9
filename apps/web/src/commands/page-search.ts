import type { PageCommand } from "./page-commands.ts";

/** The page's field for a search, below its heading. */
export const findSearch = (): HTMLInputElement | undefined =>
  document.querySelector<HTMLInputElement>("main input[type=search]") ?? undefined;

export function focusSearch(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** What `/` searches: what the page offers as its search, the page by its field, or everything (SHL-16). */
export type SearchTarget =
  | { readonly kind: "command"; readonly command: PageCommand }
  | { readonly kind: "field"; readonly field: HTMLInputElement }
  | { readonly kind: "everything" };

/** What `/` searches on a page that offers these commands. */
export function findSearchTarget(
  offered: readonly PageCommand[],
  findField: () => HTMLInputElement | undefined = findSearch,
): SearchTarget {
  const command = offered.find(({ isSearch }) => isSearch);
  if (command !== undefined) return { kind: "command", command };
  const field = findField();
  return field === undefined ? { kind: "everything" } : { kind: "field", field };
}

/** The state of a visit to the search page that begins in its field. */
export const FOCUS_SEARCH = { focus: "search" } as const;

/** Whether a visit has `FOCUS_SEARCH` as its state. */
export const shouldFocusSearch = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "focus" in state && state.focus === FOCUS_SEARCH.focus;
