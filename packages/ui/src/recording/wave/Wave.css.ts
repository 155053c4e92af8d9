import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const bars = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "1.25rem",
  color: vars.drawing.line,
  fill: "currentcolor",
});
