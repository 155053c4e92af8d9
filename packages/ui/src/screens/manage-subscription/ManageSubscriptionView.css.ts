import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { inColumns, inRow, raised, sized, stacked } from "../../theme/mixins.ts";

export const page = style(stacked("xl"));
export const waiting = style({
  ...stacked("m"),
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "24rem",
  textAlign: "center",
  color: vars.text.secondary,
  fontFamily: family.reading,
  ...sized("title"),
});
export const plan = style({
  ...inRow("m"),
  flexWrap: "wrap",
  justifyContent: "space-between",
  padding: vars.space.l,
  ...raised("sheet"),
  "@media": { "(max-width: 40em)": { padding: vars.space.m } },
});
export const features = style(inColumns(2, "(max-width: 40em)"));
