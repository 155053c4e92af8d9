import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const panel = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  textAlign: "center",
});
export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: vars.radius.full,
  background: vars.surface.sunken,
  color: vars.text.secondary,
});
export const words = style({ ...stacked("xxs"), maxInlineSize: "26rem", textWrap: "balance" });
export const action = style({ paddingBlockStart: vars.space.xs });
