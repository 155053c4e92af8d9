import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** REC-03: one column, two, three. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  padding: 0,
  listStyle: "none",
  "@media": {
    "(min-width: 40em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(min-width: 72em)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
