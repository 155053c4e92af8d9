import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { columnsFrom } from "./card-columns.ts";

/** REC-03: one column, two, three. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  "@media": {
    [columnsFrom.two]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [columnsFrom.three]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** One column or two, so that four cards are never three and one. */
export const pairs = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  "@media": {
    [columnsFrom.two]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** Below each other, without space between them. */
export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
