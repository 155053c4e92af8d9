import { style } from "@vanilla-extract/css";
import { column, vars } from "../../theme/contract.css.ts";
import { atEnds, raised, stacked } from "../../theme/mixins.ts";

export const region = style({
  ...stacked("m"),
  minInlineSize: 0,
  // Questions stay near their answers on a wide screen, and the field ends at their edge.
  selectors: { "&[data-asked]": { maxInlineSize: column } },
});
export const asking = style({
  ...stacked("xs"),
  // Below a conversation, the field stays at the window's end while the conversation is scrolled.
  selectors: {
    [`${region}[data-asked] > &`]: {
      position: "sticky",
      zIndex: 1,
      insetBlockEnd: 0,
      paddingBlock: vars.space.s,
      background: vars.surface.sheet,
    },
  },
});
/** The end of the thread, which is scrolled into view above the field. */
export const threadEnd = style({ scrollMarginBlockEnd: "10rem" });
export const sign = style({ selectors: { "[aria-expanded=true] &": { rotate: "180deg" } } });
export const choices = style({
  // Rows of a grid whose height is limited are as high as their least height: a name of three lines would lie on the next.
  display: "grid",
  gridAutoRows: "max-content",
  gap: vars.space.xs,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  maxBlockSize: "min(20rem, 50dvh)",
  overflowY: "auto",
  ...raised("card"),
});
/** A lecture's name, and its date at the row's end or below. */
export const row = style(atEnds("m"));
export const name = style({ flex: "1 1 15rem", minInlineSize: 0, overflowWrap: "anywhere" });
export const date = style({ color: vars.text.muted, fontSize: vars.type.caption.size });
