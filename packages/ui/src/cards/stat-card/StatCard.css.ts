import { globalStyle, style } from "@vanilla-extract/css";
import { label, unit } from "../../elements/stat/Stat.css.ts";
import { vars } from "../../theme/contract.css.ts";

const phone = "(max-width: 40em)";

export const card = style({
  // Keeps the value within its card.
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
    // Reserves the height of minutes with their unit while they are loading.
    [phone]: { padding: vars.space.s, minBlockSize: "9.375rem" },
    "(max-width: 19em)": { minBlockSize: 0 },
  },
});
// Labels of one line and of two are in the same row, with their values aligned.
globalStyle(`${card} .${label}`, { "@media": { [phone]: { minBlockSize: "2lh" } } });
globalStyle(`${card} .${unit}`, { "@media": { [phone]: { display: "block", marginInlineStart: 0 } } });
/** Three cards share a phone's row, which leaves no room for icons. */
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
