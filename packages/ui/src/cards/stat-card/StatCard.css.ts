import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const phone = "(max-width: 40em)";

export const card = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.m,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  "@media": { [phone]: { padding: vars.space.s } },
});
/** Three cards stand in a phone's row: no room for signs. */
export const sign = style({
  display: "grid",
  flexShrink: 0,
  color: vars.text.muted,
  "@media": { [phone]: { display: "none" } },
});
export const pending = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  gap: vars.space.s,
  flex: 1,
  minBlockSize: `calc((${vars.type.label.leading} + ${vars.space.xxs}) * 2 + ${vars.type.heading.leading})`,
});
