const getName = (control: Element): string => (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();

const findMain = () => document.querySelector<HTMLElement>("main");

/** The control of the page that has this name and can be pressed. */
export const findControl = (name: string): HTMLElement | undefined =>
  [...(findMain()?.querySelectorAll<HTMLElement>("button:enabled") ?? [])].find((one) => getName(one) === name);

/** Presses a control; with the focus on it, which a dialog gives back when it closes. */
export function pressControl(name: string): void {
  const control = findControl(name);
  control?.focus();
  control?.click();
}

/** The page's field for a search, below its heading. */
export const findSearch = (): HTMLInputElement | undefined =>
  findMain()?.querySelector<HTMLInputElement>("input[type=search]") ?? undefined;

export function focusSearch(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** The state of a visit to the search page that was opened to type in. */
export const TO_TYPE = { focus: "search" } as const;

/** Whether a visit was opened with `TO_TYPE`. */
export const isToType = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "focus" in state && state.focus === TO_TYPE.focus;
