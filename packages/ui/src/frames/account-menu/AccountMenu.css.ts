import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const face = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.full,
  transition: `box-shadow ${vars.motion.quick}`,
  selectors: { "&:hover, &[data-state='open']": { boxShadow: `0 0 0 3px ${vars.surface.pressed}` } },
  "@media": { "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});
export const who = style({
  maxInlineSize: "min(18rem, calc(100vw - 3rem))",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  ...sized("label"),
  fontWeight: 600,
  overflowWrap: "anywhere",
});
export const heading = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  ...sized("caption"),
  color: vars.text.muted,
});
export const divider = style({
  blockSize: "1px",
  marginBlock: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
  background: vars.border.subtle,
});
export const link = style({ textDecoration: "none" });
export const mark = style({ display: "grid", marginInlineStart: "auto" });
