import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** The button wraps below a long name. */
export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s });
export const words = style({ flex: "1 1 14rem", minInlineSize: 0, overflowWrap: "anywhere" });
