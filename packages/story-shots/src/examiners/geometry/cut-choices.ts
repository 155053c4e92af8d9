import type { PageParts } from "./page-parts.ts";

// oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page
/**
 * Finds lists of choices whose chosen one is wider than its room. The browser draws it, so it is in no text of the page.
 * It is sent to the page as text.
 */
export function findCutChoices({ controls, getStyle, report, slack, toWords }: PageParts): void {
  const brush = document.createElement("canvas").getContext("2d");
  for (const control of controls) {
    if (!(control instanceof HTMLSelectElement) || control.multiple || control.size > 1 || brush === null) continue;
    const label = control.selectedOptions[0]?.label ?? "";
    const { font, letterSpacing, wordSpacing, paddingLeft, paddingRight } = getStyle(control);
    brush.font = font;
    brush.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
    brush.wordSpacing = wordSpacing;
    const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const lost = Math.round(brush.measureText(label).width - room);
    if (lost > slack)
      report("outside", control, `“${toWords(label)}” is cut in its list: ${lost} px of it are hidden.`);
  }
}
