import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

const phone = "(max-width: 40em)";

export const frame = style({
  ...stacked("xs"),
  marginBlockEnd: vars.space.l,
  "@media": { [phone]: { marginBlockEnd: vars.space.m }, print: { display: "none" } },
});
export const bar = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
/** On a phone of 320 px it has a row of its own: beside the buttons, its placeholder would be cut. */
export const searching = style({
  flex: "1 1 13rem",
  maxInlineSize: "24rem",
  "@media": { [phone]: { maxInlineSize: "none" }, "(max-width: 22em)": { flexBasis: "100%" } },
});
/** At the other end of the row. Its space is reserved while the options load, so that the field keeps its width. */
export const options = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space.m,
  marginInlineStart: "auto",
  minInlineSize: "15.5rem",
  "@media": { [phone]: { display: "none" } },
});
export const atEnd = style({ marginInlineStart: "auto", "@media": { [phone]: { marginInlineStart: 0 } } });
