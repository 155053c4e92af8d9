import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  fontFamily: family.reading,
  fontSize: "min(1.375rem, 9vw)",
  fontWeight: 600,
  letterSpacing: "-0.02em",
  lineHeight: 1,
  color: vars.text.primary,
});

/** Newsreader is placed high in its line, so the logo's mark is moved up with it. */
export const mark = style({ translate: "0 -0.06em", inlineSize: "1.3em", blockSize: "1.3em", flexShrink: 0 });
export const inked = style({ fill: vars.drawing.bar });
export const marked = style({ fill: vars.highlight.solid, stroke: vars.highlight.outline, strokeWidth: 0.75 });
