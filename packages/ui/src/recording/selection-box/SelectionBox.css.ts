import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";

/** Covers the item, so that a press anywhere on it toggles the box in its corner. */
export const area = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "flex-end",
  // Beside the middle of a card's icon.
  paddingBlock: `calc(${vars.space.m} + (2.75rem - ${vars.size.control}) / 2)`,
  paddingInline: `calc(${vars.space.m} - ${vars.space.xs})`,
  cursor: "pointer",
  // A press with Shift selects the cards between, not their words.
  userSelect: "none",
});
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
