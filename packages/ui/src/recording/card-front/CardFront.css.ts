import { style } from "@vanilla-extract/css";

/** As wide as a word, whatever the answer: its length would tell. */
export const gap = style({
  display: "inline-block",
  inlineSize: "4.5em",
  maxInlineSize: "100%",
  borderBlockEnd: "2px solid currentColor",
});
