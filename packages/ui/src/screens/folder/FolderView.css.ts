import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({ display: "flex", flexDirection: "column", gap: vars.space.l });

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space.m,
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  flex: "1 1 16rem",
  minInlineSize: 0,
});
export const controls = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
export const description = style({
  color: vars.text.secondary,
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
});
