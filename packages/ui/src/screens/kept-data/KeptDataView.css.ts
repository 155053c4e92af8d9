import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A column as wide as that of Settings. */
export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  inlineSize: "100%",
  maxInlineSize: "50rem",
});
/** The student's number, on a line of its own that is there before it: the list doesn't move when the numbers come. */
export const count = style({
  display: "block",
  minBlockSize: "1lh",
  color: vars.text.secondary,
  fontSize: vars.type.caption.size,
  fontWeight: 400,
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, max-content) minmax(0, 1fr)",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  margin: 0,
  "@media": { "(max-width: 30em)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } },
});
/** A name and its words, each in its column. */
export const row = style({ display: "contents" });
export const term = style({ color: vars.text.muted });
export const fact = style({
  margin: 0,
  overflowWrap: "anywhere",
  "@media": { "(max-width: 30em)": { marginBlockEnd: vars.space.xs } },
});
export const columns = style({ display: "flex", flexDirection: "column", color: vars.text.secondary });
