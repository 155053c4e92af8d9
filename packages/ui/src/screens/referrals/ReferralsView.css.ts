import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inColumns, inRow, stacked } from "../../theme/mixins.ts";

export const panels = style(stacked("m"));
export const columns = style(inColumns(2, "(max-width: 60em)"));
export const rewards = style(inColumns(3, "(max-width: 60em)"));
/** A code is read aloud and typed, so its letters are widely spaced. With large text on a phone it still fits a line. */
export const code = style({
  minInlineSize: 0,
  fontSize: "min(1.625rem, 7vw)",
  lineHeight: 1.3,
  fontWeight: 600,
  letterSpacing: "0.12em",
  overflowWrap: "anywhere",
  userSelect: "all",
});
export const row = style({
  marginBlockStart: "auto",
  ...inRow("s"),
  justifyContent: "space-between",
  flexWrap: "wrap",
});
export const form = style({
  marginBlockStart: "auto",
  display: "flex",
  alignItems: "flex-end",
  flexWrap: "wrap",
  gap: vars.space.s,
});
// The button stays beside the field if a message appears below it.
globalStyle(`${form}:has([aria-invalid="true"]) > button`, {
  marginBlockEnd: `calc(${vars.type.caption.leading} + ${vars.space.xxs})`,
});
export const field = style({ flex: "1 1 12rem", minInlineSize: 0 });
/** Reserves the space of the loading content, so that nothing below moves. */
export const room = style({ display: "grid", marginBlockStart: "auto" });
globalStyle(`${room} > *`, { gridArea: "1 / 1" });
globalStyle(`${room} > :first-child`, { visibility: "hidden" });
export const bar = style({ alignSelf: "center" });
export const redeemed = style(stacked("xxs"));
