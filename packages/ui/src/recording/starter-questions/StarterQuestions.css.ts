import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A line each, in one panel. */
export const starters = style({
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  "@media": { print: { display: "none" } },
});
globalStyle(`${starters} > li + li`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
export const starter = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  inlineSize: "100%",
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  color: vars.text.secondary,
  textAlign: "start",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { background: vars.surface.hover, color: vars.text.primary },
    "&:active": { background: vars.surface.pressed },
  },
});
export const sign = style({ display: "grid", flexShrink: 0, color: vars.text.muted });
