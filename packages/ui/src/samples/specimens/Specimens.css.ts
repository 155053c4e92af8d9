import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

export const sheet = style({
  display: "grid",
  gap: vars.space.l,
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.sheet,
  color: vars.text.primary,
  fontFamily: family.interface,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.leading,
});
export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: vars.space.s,
});
export const swatch = style({
  display: "grid",
  gap: vars.space.xxs,
  fontSize: vars.type.caption.size,
  overflowWrap: "anywhere",
});
export const patch = style({
  blockSize: "3.5rem",
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
});
export const quiet = style({ color: vars.text.muted });
export const row = style({ display: "flex", alignItems: "baseline", gap: vars.space.m, flexWrap: "wrap" });
export const bar = style({
  maxInlineSize: "100%",
  blockSize: "0.75rem",
  background: vars.drawing.bar,
  borderRadius: vars.radius.small,
});
export const sample = style({ fontFamily: family.reading });
