import { globalStyle, style } from "@vanilla-extract/css";
import { column, family, vars } from "../../theme/contract.css.ts";
import { raised, sized, stacked } from "../../theme/mixins.ts";

/** A column as wide as that of Settings. */
export const page = style({ ...stacked("l"), inlineSize: "100%", maxInlineSize: column });
/** The student's number at the end of the line, on a phone below it. */
export const line = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  "@media": { "(max-width: 40em)": { flexDirection: "column" } },
});
/** Its space is there before the number: the list doesn't move when the numbers come. */
export const count = style({
  minBlockSize: "1lh",
  color: vars.text.muted,
  fontFamily: family.interface,
  ...sized("label"),
  fontWeight: 400,
});
/** The lines on a sheet of their own. */
export const listPanel = style({
  paddingInline: vars.space.l,
  ...raised("card"),
  "@media": { "(max-width: 40em)": { paddingInline: vars.space.m } },
});
globalStyle(`${listPanel} > :last-child`, { borderBlockEnd: "none" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(5rem, max-content) minmax(0, 1fr)",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  "@media": { "(max-width: 30em)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } },
});
/** A name and its words, each in its column. */
export const row = style({ display: "contents" });
export const term = style({ color: vars.text.muted });
export const fact = style({
  overflowWrap: "anywhere",
  "@media": { "(max-width: 30em)": { marginBlockEnd: vars.space.xs } },
});
