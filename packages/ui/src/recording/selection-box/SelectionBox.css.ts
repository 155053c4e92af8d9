import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";

/** The whole box is the target, as large as the buttons beside it. */
export const box = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  cursor: "pointer",
  "@media": {
    "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    // With text twice as large on a phone, a card's icon and three controls are as wide as the card.
    [largeTextOnPhone]: { inlineSize: "1.75rem", justifyItems: "end" },
  },
});
globalStyle(`${box} > input`, {
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  margin: 0,
  accentColor: vars.ink.fill,
  cursor: "pointer",
});
