import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";

/** Still readable, because it may be true although it was not said. */
export const absent = style({ color: vars.text.muted });
export const note = style({
  marginInlineStart: "0.4em",
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  fontStyle: "normal",
  color: vars.text.muted,
  borderBlockEnd: `1px dashed ${vars.border.strong}`,
});
/** Other lectures that say the same, at the end of a point. */
export const elsewhere = style({
  marginInlineStart: "0.4em",
  fontFamily: family.interface,
  fontSize: vars.type.caption.size,
  fontStyle: "normal",
  color: vars.text.muted,
});
export const elsewhereLink = style({
  position: "relative",
  fontWeight: 500,
  // A target of at least 24 px, without moving the lines (WCAG 2.5.8).
  "::after": { content: "", position: "absolute", inset: "-0.375rem -0.125rem" },
  selectors: {
    "&&": { color: vars.text.muted, textDecorationLine: "none" },
    "&&:hover": { color: vars.text.primary, textDecorationLine: "underline" },
  },
});
