import { globalStyle, style } from "@vanilla-extract/css";
import { label, unit } from "../../elements/stat/Stat.css.ts";
import { vars } from "../../theme/contract.css.ts";

const phone = "(max-width: 40em)";

export const card = style({
  // The value is never wider than its card.
  containerType: "inline-size",
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.m,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  "@media": {
    // As high as the minutes with their unit, before they are there as well.
    [phone]: { padding: vars.space.s, minBlockSize: "9.375rem" },
    "(max-width: 19em)": { minBlockSize: 0 },
  },
});
// Labels of one line and of two stand side by side, and their values on one line.
globalStyle(`${card} .${label}`, { "@media": { [phone]: { minBlockSize: "2lh" } } });
globalStyle(`${card} .${unit}`, { "@media": { [phone]: { display: "block", marginInlineStart: 0 } } });
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
