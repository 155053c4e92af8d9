import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(17rem, 28%)), 1fr))",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  padding: 0,
  listStyle: "none",
});
export const item = style({ display: "flex", gap: vars.space.xs, minInlineSize: 0 });
/** A hand-drawn check mark. */
export const tick = style({ display: "grid", flexShrink: 0, paddingBlockStart: "2px", color: vars.tone.positive.text });
