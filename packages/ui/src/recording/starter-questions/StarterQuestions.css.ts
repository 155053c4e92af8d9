import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const starters = style({
  display: "flex",
  flexWrap: "wrap",
  // The questions are as far from each other as from the field.
  gap: vars.space.s,
  paddingInline: 0,
  paddingBlock: vars.space.xxs,
  listStyle: "none",
});
