import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  columnGap: vars.space.l,
  marginInline: `calc(-1 * ${vars.space.xs})`,
});
export const item = style({
  ...inRow("s"),
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  fontWeight: 560,
  textDecoration: "none",
  ":hover": { background: vars.surface.hover },
});
export const sign = style({ display: "grid", flexShrink: 0, color: vars.text.muted });
export const arrow = style({ display: "grid", marginInlineStart: "auto", color: vars.text.muted });
