import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

/** Still readable, because it may be true although it was not said. */
export const absent = style({ color: vars.text.muted });
/** Other lectures that say the same, at the end of a point. */
export const elsewhere = style({
  marginInlineStart: "0.4em",
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  fontStyle: "normal",
  color: vars.text.muted,
});
export const note = style([elsewhere, { borderBlockEnd: `1px dashed ${vars.border.strong}` }]);
export const elsewhereLink = style({
  fontWeight: 500,
  selectors: {
    "&&": { color: "inherit", textDecorationLine: "none" },
    "&&:hover": { color: vars.text.primary, textDecorationLine: "underline" },
  },
});

/** The rest of a folded quotation. It is printed, because paper has no button to press. */
export const rest = style({ display: "none", "@media": { print: { display: "inline" } } });
export const readOn = style({
  fontFamily: family.interface,
  fontStyle: "normal",
  "@media": { print: { display: "none" } },
});
