const originalTexts = new WeakMap<CSSMediaRule, string>();

function scaleQueries(rules: CSSRuleList, factor: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = originalTexts.get(rule) ?? rule.media.mediaText;
      originalTexts.set(rule, query);
      const scaled = query.replaceAll(/([\d.]+)r?em\b/g, (_, size: string) => `${Number(size) * factor}em`);
      if (rule.media.mediaText !== scaled) rule.media.mediaText = scaled;
    }
    if ("cssRules" in rule) scaleQueries(rule.cssRules as CSSRuleList, factor);
  }
}

let factor = 1;
const scaleSheets = (): void => {
  for (const { cssRules } of document.styleSheets) scaleQueries(cssRules, factor);
};

/**
 * Makes text larger as a reader's setting of the browser does: the root's size, and widths in em, which media queries take
 * from the browser's own size and not from the root's.
 */
export function setTextScale(scale: number): void {
  const { style } = document.documentElement;
  if (scale === 1) style.removeProperty("font-size");
  else style.fontSize = `${scale * 100}%`;
  if (scale === factor && scale === 1) return;
  if (factor === 1) document.addEventListener("load", scaleSheets, { capture: true });
  factor = scale;
  scaleSheets();
  // A sheet that comes later is scaled when it is there.
  if (scale === 1) document.removeEventListener("load", scaleSheets, { capture: true });
}
