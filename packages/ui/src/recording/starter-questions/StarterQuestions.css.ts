import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, raised } from "../../theme/mixins.ts";

/** A line each, in one panel. */
export const starters = style({
  ...raised("card"),
  "@media": { print: { display: "none" } },
});
globalStyle(`${starters} > li + li`, { borderBlockStart: `1px solid ${vars.border.subtle}` });
export const starter = style({
  ...inRow("s"),
  justifyContent: "space-between",
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
