import { globalStyle, style } from "@vanilla-extract/css";
import { compact } from "../../feedback/empty-state/EmptyState.css.ts";
import { wide } from "../../recording/wide.ts";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

/** From the tabs to the window's end, where the composer stands whatever the conversation's length. */
export const chat = style({
  ...stacked("m"),
  minBlockSize: "calc(100dvh - var(--begin, 20rem))",
  // The page's own space below.
  marginBlockEnd: `calc(-1 * ${vars.space.xxxl})`,
  "@media": {
    // As long as the transcript's pane, down to the page's own space below.
    [wide]: { minBlockSize: "calc(100dvh - 7.5rem)", marginBlockEnd: `calc(${vars.space.m} - ${vars.space.xxxl})` },
    print: { minBlockSize: 0, marginBlockEnd: 0 },
  },
});
/** Small, so that the composer fits on a laptop's first screen. */
export const invitation = compact;
globalStyle(`${chat} ${invitation} > svg`, { inlineSize: "9rem" });
/** On a phone, an invitation is in the middle of the room above the questions, which are near the thumb. */
export const conversation = style({
  minInlineSize: 0,
  "@media": {
    "(max-width: 40em)": {
      selectors: { [`&:has(> ${invitation})`]: { flex: 1, display: "grid", alignContent: "center" } },
    },
  },
});
// A question is scrolled to below the bar with the tabs.
globalStyle(`${conversation} [data-role=user]`, { scrollMarginBlockStart: "6.5rem" });
/** The end of the thread, scrolled into view above the composer, which covers the page's end. */
export const threadEnd = style({
  scrollMarginBlockEnd: "8rem",
  // The words below the field take more lines.
  "@media": { [largeTextOnPhone]: { scrollMarginBlockEnd: "10rem" } },
});
/** Stays at the window's end while the thread is scrolled. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: 0,
  marginBlockStart: "auto",
  ...stacked("xs"),
  paddingBlock: `${vars.space.s} max(${vars.space.s}, env(safe-area-inset-bottom))`,
  background: vars.surface.sheet,
});
