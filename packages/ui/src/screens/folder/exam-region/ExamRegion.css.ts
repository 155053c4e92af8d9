import { style } from "@vanilla-extract/css";
import { vars } from "../../../theme/contract.css.ts";

export const lines = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
});
/** As high as the two lines that replace it. */
export const waiting = style({ display: "flex", flexDirection: "column", gap: vars.space.s, minBlockSize: "3.5rem" });
export const failed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
