import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const line = style({
  inlineSize: "100%",
  blockSize: "1.5rem",
  fill: vars.drawing.line,
  transition: `fill ${vars.motion.settle} ${vars.motion.ease}`,
});
