import { globalStyle, style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { inRow, raised, stacked } from "../../theme/mixins.ts";

export const card = style({
  position: "relative",
  transition: `border-color ${vars.motion.quick}`,
  selectors: { "&:has(h2 > :is(a, button), h3 > :is(a, button)):hover": { borderColor: vars.border.strong } },
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.l,
  ...raised("card"),
  "@media": {
    "(max-width: 40em)": { padding: vars.space.m },
    [largeTextOnPhone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
/** The title, and the state at the other end. */
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
// The sign of a title that acts stands at the card's edge, or beside the state.
globalStyle(`${head} > :first-child`, { flex: "1 1 auto" });
/** A title that acts. The whole card is clickable. */
export const titleAction = style({
  ...inRow("xxs"),
  justifyContent: "space-between",
  inlineSize: "100%",
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});
/** In the middle of the title's first line. */
export const sign = style({
  display: "grid",
  alignItems: "center",
  blockSize: vars.type.small.leading,
  color: vars.text.secondary,
});
export const words = style({ ...stacked("xxs"), minInlineSize: 0 });
