/**
 * Whether a key belongs to an input method's composition (Japanese, Chinese, Korean). Safari ends the composition before
 * the Enter that ended it, and marks that key by its code 229 alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;

const FIELDS = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox]";
/** Dialogs, menus and lists that are open; one that fades out no longer is. */
const OPEN_OVERLAYS = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}]:not([data-state=closed], [data-state=closed] *)`)
  .join();

/** Whether a key pressed there is typed into a field. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Whether a dialog, menu or list is open, which handles keys itself. */
export const isOverlayOpen = (): boolean => document.querySelector(OPEN_OVERLAYS) !== null;

/**
 * Returns a key's name for shortcuts: in lower case, and on a layout of another script (Cyrillic, Greek, Hebrew, Korean)
 * the letter or digit in its place on an English keyboard.
 *
 * @example toShortcutKey({ key: "Я", code: "KeyZ" }) // "z"
 */
export function toShortcutKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  const englishKey = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  return (/^[^\p{ASCII}]$/u.test(key) && englishKey !== undefined ? englishKey : key).toLowerCase();
}
