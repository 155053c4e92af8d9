import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const drawing = style({ inlineSize: "13rem", blockSize: "auto" });
export const back = style({ fill: vars.surface.sunken, stroke: vars.border.subtle, strokeWidth: 1.5 });
export const sheet = style({ fill: vars.surface.raised, stroke: vars.border.strong, strokeWidth: 1.5 });
export const ruled = style({ fill: "none", stroke: vars.drawing.line, strokeWidth: 2, strokeLinecap: "round" });
export const pen = style({
  fill: "none",
  stroke: vars.drawing.bar,
  strokeWidth: 3,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const felt = style({ fill: "none", stroke: vars.highlight.wash, strokeWidth: 13 });
