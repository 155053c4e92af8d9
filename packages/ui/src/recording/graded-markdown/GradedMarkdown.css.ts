import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

/** Other lectures that say the same, at the end of a point. */
export const elsewhere = style({
  marginInlineStart: "0.4em",
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  fontStyle: "normal",
  color: vars.text.muted,
});
export const elsewhereLink = style({
  fontWeight: 500,
  selectors: {
    "&&": { color: "inherit", textDecorationLine: "none" },
    "&&:hover": { color: vars.text.primary, textDecorationLine: "underline" },
  },
});
