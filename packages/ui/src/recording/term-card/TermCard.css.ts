import { globalStyle, style } from "@vanilla-extract/css";
import { menu } from "../../overlays/menu/Menu.css.ts";
import { family, vars } from "../../theme/contract.css.ts";

/** A word of the text that can be looked up. Nothing of it takes room, so that the lines stay where they are. */
export const term = style({
  borderRadius: vars.radius.small,
  textDecorationLine: "underline",
  textDecorationStyle: "dotted",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  cursor: "help",
  selectors: { "&:hover, &[aria-expanded=true]": { textDecorationStyle: "solid" } },
  "@media": { print: { textDecorationLine: "none" } },
});

export const card = style([
  menu,
  {
    maxInlineSize: "min(24rem, calc(100vw - 2rem))",
    maxBlockSize: "var(--radix-popover-content-available-height)",
    overflowY: "auto",
    padding: vars.space.m,
  },
]);
export const definition = style({ marginBlock: vars.space.xs, fontFamily: family.reading });
// The row's gap is enough.
globalStyle(`${card} a`, { margin: 0, padding: 0 });
