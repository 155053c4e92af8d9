/**
 * Whether a key belongs to an input method's composition (Japanese, Chinese, Korean). Safari ends the composition before
 * the Enter that ended it, and marks that key by its code 229 alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean =>
  event.isComposing || event.keyCode === 229;

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
