import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const card = style({
  ...stacked("m"),
  minBlockSize: "11rem",
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  "@media": { "(max-width: 40em)": { minBlockSize: 0, padding: vars.space.m } },
});
/** Sound at the start and writing at the end, above the text at the bottom. */
export const figure = style({
  inlineSize: "100%",
  blockSize: "3.5rem",
  marginBlockEnd: "auto",
  fill: vars.drawing.line,
  // On a phone, the newest lectures get this space.
  "@media": { "(max-width: 40em)": { display: "none" } },
});
export const words = style(stacked("xxs"));
