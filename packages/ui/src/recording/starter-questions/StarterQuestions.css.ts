import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const starters = style({
  display: "flex",
  flexWrap: "wrap",
  // Each is as far from the next as from the field.
  gap: vars.space.s,
  paddingInline: 0,
  paddingBlock: vars.space.xxs,
  listStyle: "none",
});
