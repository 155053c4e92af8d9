import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const region = style({ display: "flex", flexDirection: "column", gap: vars.space.m, minInlineSize: 0 });
export const asking = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
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
/** Questions stay near their answers on a wide screen. */
export const conversation = style({ maxInlineSize: "52rem" });
/** The end of the thread, which is scrolled into view above the field. */
export const threadEnd = style({ scrollMarginBlockEnd: "10rem" });
export const sign = style({ selectors: { "[aria-expanded=true] &": { rotate: "180deg" } } });
export const choices = style({
  // Rows of a grid whose height is limited are as high as their least height: a name of three lines would lie on the next.
  display: "grid",
  gridAutoRows: "max-content",
  gap: vars.space.xs,
  // Leaves room for focus rings, which a scroll container would clip.
  padding: "6px",
  margin: "-6px",
  maxBlockSize: "min(20rem, 50dvh)",
  overflowY: "auto",
  border: 0,
});
export const name = style({ overflowWrap: "anywhere" });
export const date = style({ color: vars.text.muted, fontSize: vars.type.caption.size });
