import type { Conditions } from "../../variants.ts";

/** Conditions under which every page keeps its words and controls. All have reduced motion. */
export interface GeometryMode {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly conditions?: Conditions;
  /** Added to the page's styles. */
  readonly css?: string;
}

/** The spacing that a reader may set (WCAG 1.4.12), as an extension or a user style sheet sets it. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const phone = { width: 375, height: 812 };
const rightToLeft: Conditions = { direction: "rtl" };

/** A window of 1280 × 800 px is a half or a quarter as large at 200 and 400 %; WCAG 1.4.10 asks for 320 × 256 px. */
export const geometryModes: readonly GeometryMode[] = [
  { name: "zoom-200", width: 640, height: 400 },
  { name: "zoom-400", width: 320, height: 256 },
  { name: "narrow", width: 320, height: 640 },
  { ...phone, name: "text-spacing", css: TEXT_SPACING },
  { ...phone, name: "forced-colors", conditions: { features: { "forced-colors": "active" } } },
  { ...phone, name: "right-to-left", conditions: rightToLeft },
  { name: "right-to-left-desktop", width: 1280, height: 800, conditions: rightToLeft },
  { ...phone, name: "large-text", conditions: { textScale: 2 } },
  { ...phone, name: "touch" },
];

/** Applies a mode's styles in the page, in place of those of the mode before. With `touch`, a finger is the pointer. */
export const toStyling = ({ name, css = "" }: GeometryMode): string => `(() => {
  // A constructed style sheet: a page's content policy may refuse a style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(css)});
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== globalThis.geometryMode), sheet];
  globalThis.geometryMode = sheet;
  const turn = (rules) => {
    for (const rule of rules) {
      if (rule.media?.mediaText === "(pointer: coarse)" && ${name === "touch"}) rule.media.mediaText = "all and (min-width: 1px)";
      else if (rule.media?.mediaText === "(min-width: 1px)" && ${name !== "touch"}) rule.media.mediaText = "(pointer: coarse)";
      if (rule.cssRules) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
})()`;
