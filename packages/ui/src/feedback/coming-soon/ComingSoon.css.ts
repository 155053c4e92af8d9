import { style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";

/** In line with the cards of what works, but not raised. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  padding: vars.space.l,
  border: `1px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  "@media": {
    "(max-width: 40em)": { padding: vars.space.m },
    [largeTextOnPhone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
/** Beside both lines, in the middle of the title's. */
export const sign = style({
  gridRow: "span 2",
  display: "grid",
  alignContent: "center",
  blockSize: vars.type.small.leading,
  color: vars.text.muted,
  "@media": { [largeTextOnPhone]: { gridRow: "auto" } },
});
