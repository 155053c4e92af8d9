import { globalStyle, style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

export const region = style({ marginBlockStart: vars.space.xl, maxInlineSize: vars.size.measure });
export const points = style({ paddingInlineStart: vars.space.l, fontFamily: family.reading });
globalStyle(`${points} > li`, { marginBlockStart: vars.space.s });
export const places = style({
  display: "block",
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  color: vars.text.muted,
});
export const place = style({
  fontWeight: 500,
  selectors: {
    "&&": { color: "inherit", textDecorationLine: "none" },
    "&&:hover": { color: vars.text.primary, textDecorationLine: "underline" },
  },
});
