import { style } from "@vanilla-extract/css";

/** The same width for every answer, whose length would be a hint. */
export const gap = style({
  display: "inline-block",
  inlineSize: "4.5em",
  maxInlineSize: "100%",
  borderBlockEnd: "2px solid currentColor",
});
