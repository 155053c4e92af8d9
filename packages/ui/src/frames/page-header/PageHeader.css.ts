import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  flex: "1 1 18rem",
  minInlineSize: 0,
});
export const side = style({ flex: "0 1 24rem", minInlineSize: "min(100%, 14rem)" });
