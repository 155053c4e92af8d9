/** The scripts that are written from right to left and that a keyboard of today has. */
const rightToLeft =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;

/**
 * Returns the direction of a text by its first letter, as `dir="auto"` does (TRN-03); undefined for a text without
 * letters.
 */
export function toDirection(text: string): "ltr" | "rtl" | undefined {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}
