import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

export const keys = style({ display: "inline-flex", gap: vars.space.xxs, whiteSpace: "nowrap" });

export const key = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "1.5rem",
  blockSize: "1.5rem",
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.small,
  background: vars.surface.sunken,
  color: vars.text.secondary,
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  lineHeight: 1,
});
