import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
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
export const words = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs });
/** As quiet as the text beside it: what is next comes first. */
export const name = style({ fontSize: vars.type.body.size, lineHeight: vars.type.body.leading, fontWeight: 600 });
/** One line on a wide screen. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s,
  rowGap: 0,
});
