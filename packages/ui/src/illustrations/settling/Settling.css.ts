import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({ inlineSize: "100%", blockSize: "auto" });
export const ink = style({ fill: vars.drawing.bar });
export const mark = style({ fill: vars.highlight.wash });
export const edge = style({ fill: vars.highlight.washEdge });

export const line = style({
  inlineSize: "100%",
  blockSize: "1.5rem",
  fill: vars.drawing.line,
  transition: `fill ${vars.motion.settle} ${vars.motion.ease}`,
});
