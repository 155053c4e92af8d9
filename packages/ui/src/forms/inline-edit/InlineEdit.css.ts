import { globalStyle, style } from "@vanilla-extract/css";
import { family, largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const shown = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xs,
  flexWrap: "wrap",
  minInlineSize: 0,
  "@media": {
    // Where the pencil is higher than a line.
    "(pointer: coarse), (max-width: 40em)": { alignItems: "center" },
    [largeTextOnPhone]: { display: "block" },
  },
});
/** As wide as its text. If less than 9rem would be left, the pencil goes below it. */
export const value = style({ flex: "1 1 9rem", maxInlineSize: "max-content", minInlineSize: 0 });
// With text twice as large, no line has 9rem: the pencil follows the last word.
globalStyle(`${value}, ${value} > *`, { "@media": { [largeTextOnPhone]: { display: "inline" } } });
globalStyle(`${shown} > :last-child`, {
  "@media": { [largeTextOnPhone]: { verticalAlign: "middle", marginInlineStart: `calc(-1 * ${vars.space.xs})` } },
});

/** The heading's own typography, so that nothing moves when editing starts. */
export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingInline: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  marginBlockEnd: vars.space.xxs,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontFamily: family.reading,
  fontWeight: 550,
  ...sized("heading"),
  letterSpacing: "-0.018em",
});
