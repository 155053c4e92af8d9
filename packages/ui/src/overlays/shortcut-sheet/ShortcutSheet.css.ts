import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const list = style({ display: "grid", gap: vars.space.xs, margin: 0 });

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.m,
  minBlockSize: "2rem",
});

export const keysOfRow = style({ margin: 0 });
