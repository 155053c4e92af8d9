import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const figure = style({ inlineSize: "100%", maxInlineSize: "27rem", blockSize: "auto" });
export const paper = style({ fill: vars.surface.raised, stroke: vars.border.strong, strokeWidth: 1.25 });
export const ink = style({ fill: vars.drawing.bar });
export const pale = style({ fill: vars.drawing.line });
export const felt = style({ fill: vars.highlight.wash });
export const filled = style({ fill: vars.highlight.solid, stroke: vars.highlight.outline, strokeWidth: 1.25 });
const pen = style({
  fill: "none",
  stroke: vars.drawing.bar,
  strokeWidth: 2.25,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const penOnFilled = style([pen, { stroke: vars.highlight.on }]);
