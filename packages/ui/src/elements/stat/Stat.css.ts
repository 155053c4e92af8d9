import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

export const stat = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs, minInlineSize: 0 });
export const label = style({
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  fontWeight: 560,
  color: vars.text.secondary,
});
export const value = style({
  fontFamily: family.reading,
  // Sized so that a word of seven letters fits a narrow card, if the card is a container (`container-type:
  // inline-size`).
  fontSize: `min(${vars.type.heading.size}, 22cqi)`,
  lineHeight: vars.type.heading.leading,
  fontWeight: 500,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
export const unit = style({ marginInlineStart: vars.space.xxs, color: vars.text.secondary });
export const note = style({
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  color: vars.text.muted,
  textWrap: "pretty",
});
