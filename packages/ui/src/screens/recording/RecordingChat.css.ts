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
/** Small: the composer belongs on the first screen of a laptop too. */
export const invitation = compact;
globalStyle(`${chat} ${invitation} > svg`, { inlineSize: "9rem" });
export const conversation = style({ flex: 1, minInlineSize: 0 });
/** Where the thread ends: brought into view above the composer, which lies over the page's end. */
export const threadEnd = style({ scrollMarginBlockEnd: "12rem" });
/** Stays at hand while the thread is read. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  background: vars.surface.sheet,
  // Over an invitation it would cover the very words.
  selectors: { "[data-empty] > &": { position: "static" } },
});
// Nothing stands above that they could push away.
globalStyle(`[data-empty] > ${foot} > ul`, { flexWrap: "wrap" });
