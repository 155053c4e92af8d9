import type { Conditions } from "@lectern/story-shots/variants";
import { rareVariants, viewports } from "../../.storybook/variants.ts";

/** Conditions under which every story keeps its words and controls (ACC-02). All have reduced motion. */
interface GeometryMode {
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

const { phone, desktop, narrow } = viewports;

/** A window of 1280 × 800 px is a half or a quarter as large at 200 and 400 %; WCAG 1.4.10 asks for 320 × 256 px. */
export const geometryModes: readonly GeometryMode[] = [
  { name: "zoom-200", width: 640, height: 400 },
  { name: "zoom-400", width: 320, height: 256 },
  { ...narrow, name: "narrow" },
  { ...phone, name: "text-spacing", css: TEXT_SPACING },
  { ...phone, name: "forced-colors", conditions: rareVariants["forced-colors"].conditions },
  { ...phone, name: "right-to-left", conditions: rareVariants["right-to-left"].conditions },
  { ...desktop, name: "right-to-left-desktop", conditions: rareVariants["right-to-left"].conditions },
  { ...phone, name: "large-text", conditions: rareVariants["large-text"].conditions },
  { ...phone, name: "touch" },
];

/** Applies a mode's styles in the page, in place of those of the mode before. With `touch`, a finger is the pointer. */
export const toStyling = ({ name, css = "" }: GeometryMode): string => `(() => {
  const added = document.getElementById("geometry-mode") ?? document.head.appendChild(document.createElement("style"));
  added.id = "geometry-mode";
  added.textContent = ${JSON.stringify(css)};
  const turn = (rules) => {
    for (const rule of rules) {
      if (rule.media?.mediaText === "(pointer: coarse)" && ${name === "touch"}) rule.media.mediaText = "all and (min-width: 1px)";
      else if (rule.media?.mediaText === "(min-width: 1px)" && ${name !== "touch"}) rule.media.mediaText = "(pointer: coarse)";
      if (rule.cssRules) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
})()`;
