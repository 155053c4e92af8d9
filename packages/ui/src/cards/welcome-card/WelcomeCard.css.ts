import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space.xxs,
  minBlockSize: "13rem",
  padding: vars.space.l,
  // Room for the drawing, however many lines the words need.
  paddingBlockStart: `calc(${vars.space.l} + 3.5rem + ${vars.space.m})`,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  overflow: "hidden",
});
/** Sound at the start, writing at the end, above the words. */
export const figure = style({
  position: "absolute",
  insetBlockStart: vars.space.l,
  insetInline: vars.space.l,
  inlineSize: `calc(100% - 2 * ${vars.space.l})`,
  blockSize: "3.5rem",
  fill: vars.drawing.line,
});
export const words = style({ position: "relative", display: "flex", flexDirection: "column", gap: vars.space.xxs });
