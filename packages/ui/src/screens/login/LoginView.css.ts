import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** The product's drawing behind the sheet: sound at one side, writing at the other. */
export const figure = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "50%",
  translate: "0 -50%",
  inlineSize: "100%",
  blockSize: "11rem",
  fill: vars.drawing.line,
  pointerEvents: "none",
  "@media": { "(max-width: 48em)": { display: "none" } },
});
