import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const plot = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs, margin: 0 });
export const bars = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "4rem",
  borderBlockEnd: `1px solid ${vars.border.strong}`,
});
export const bar = style({ fill: vars.drawing.bar });
export const axis = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.leading,
  color: vars.text.muted,
});
