import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const stat = style({ ...stacked("xxs"), minInlineSize: 0 });
export const label = style({ ...sized("label"), fontWeight: 560, color: vars.text.secondary });
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
export const note = style({ ...sized("label"), color: vars.text.muted, textWrap: "pretty" });
