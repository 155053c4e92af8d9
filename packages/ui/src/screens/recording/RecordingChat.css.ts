import { globalStyle, style } from "@vanilla-extract/css";
import { compact } from "../../feedback/empty-state/EmptyState.css.ts";
import { vars } from "../../theme/contract.css.ts";

export const chat = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  minBlockSize: "24rem",
  selectors: { "&[data-empty]": { minBlockSize: 0 } },
});
/** Small, so that the composer fits on a laptop's first screen. */
export const invitation = compact;
globalStyle(`${chat} ${invitation} > svg`, { inlineSize: "9rem" });
export const conversation = style({ flex: 1, minInlineSize: 0 });
/** The end of the thread, scrolled into view above the composer, which covers the page's end. */
export const threadEnd = style({
  scrollMarginBlockEnd: "12rem",
  // Above the composer stands the failure.
  selectors: { "&[data-broken]": { scrollMarginBlockEnd: "18rem" } },
});
/** Stays visible while the thread is scrolled. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  background: vars.surface.sheet,
  // Above an invitation it would cover the text.
  selectors: { "[data-empty] > &": { position: "static" } },
});
// There is nothing above that they could move.
globalStyle(`[data-empty] > ${foot} > ul`, { flexWrap: "wrap" });
