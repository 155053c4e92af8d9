import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Corrected words. Their line is broken longer than a known term's, and nothing of it takes room. */
export const corrected = style({
  textDecorationLine: "underline",
  textDecorationStyle: "dashed",
  textDecorationThickness: "1px",
  textDecorationColor: vars.text.muted,
  textUnderlineOffset: "0.3em",
  cursor: "pointer",
  "@media": { print: { textDecorationLine: "none" } },
});
