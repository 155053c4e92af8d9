/** The page's field for a search, below its heading. */
export const findSearch = (): HTMLInputElement | undefined =>
  document.querySelector<HTMLInputElement>("main input[type=search]") ?? undefined;

export function focusSearch(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** The state of a visit to the search page that begins in its field. */
export const FOCUS_SEARCH = { focus: "search" } as const;

/** Whether a visit has `FOCUS_SEARCH` as its state. */
export const shouldFocusSearch = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "focus" in state && state.focus === FOCUS_SEARCH.focus;
