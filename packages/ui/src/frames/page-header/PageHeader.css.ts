import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

/**
 * The link back, in the page's own space above the title, so that titles of all pages begin at the same height. A finger
 * needs more space than there is.
 */
export const hasRoom = "(min-width: 40.01em) and (not (pointer: coarse))";
export const backAbove = style({
  "@media": {
    [hasRoom]: { position: "absolute", insetBlockEnd: `calc(100% + ${vars.space.xs})`, insetInlineStart: 0 },
  },
});
/** In a header's wrapping row. */
export const backRow = style([
  backAbove,
  {
    display: "flex",
    flexBasis: "100%",
    marginBlock: `calc(-1 * ${vars.space.s}) calc(-1 * ${vars.space.xxs})`,
    "@media": {
      "(pointer: coarse)": { marginBlockEnd: `calc(-1 * ${vars.space.s})` },
      [hasRoom]: { marginBlock: 0 },
    },
  },
]);

export const header = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const words = style({ ...stacked("xxs"), flex: "1 1 18rem", minInlineSize: 0 });
/** Without a note, a short title leaves room for the action beside it on a phone too. */
export const shortWords = style([words, { flex: "1 1 auto" }]);
