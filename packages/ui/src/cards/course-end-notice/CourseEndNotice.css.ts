import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const controls = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
/** Below the words of a banner, which have its whole width. */
export const below = style({ inlineSize: "100%" });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
