import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { raised, stacked } from "../../theme/mixins.ts";

export const panel = style({
  ...stacked("m"),
  alignItems: "center",
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  ...raised("sheet"),
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
