import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const column = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xl,
  maxInlineSize: "46rem",
  marginInline: "auto",
});
export const head = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
