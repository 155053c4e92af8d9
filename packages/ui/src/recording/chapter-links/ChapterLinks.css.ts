import { style } from "@vanilla-extract/css";
import { chosen, strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { find } from "../reader-bar/ReaderBar.css.ts";
import { family, vars } from "../../theme/contract.css.ts";
import { clamped, sized, stacked } from "../../theme/mixins.ts";
import { wide } from "../wide.ts";

const below = "7.5rem";
const belowFind = "10.5rem";

export const rail = style({
  display: "none",
  "@media": {
    [wide]: {
      display: "block",
      position: "sticky",
      // Below the reader bar.
      insetBlockStart: below,
      alignSelf: "start",
      maxBlockSize: `calc(100vh - ${below} - ${vars.space.l})`,
      overflowY: "auto",
      selectors: { [`:root:has(${find}) &`]: { insetBlockStart: belowFind } },
      // Leaves room for the focus ring, which a scroll container would clip.
      padding: "6px",
      margin: "-6px",
    },
    print: { display: "none" },
  },
});
export const title = style({
  marginBlockEnd: vars.space.xs,
  paddingInline: vars.space.xs,
  ...sized("caption"),
  fontWeight: 600,
  color: vars.text.muted,
});

/** In narrow windows: its button and its list are parts of the wave's line. */
export const fold = style({
  display: "contents",
  "@media": { [wide]: { display: "none" }, print: { display: "none" } },
});
/** The button keeps its width, and the wave takes the rest. */
export const opener = style({ flex: "none" });
export const sign = style({ selectors: { "[aria-expanded=true] &": { rotate: "180deg" } } });
/** Below the line. Where the line stays in the window, a long list is scrolled. */
export const opened = style({ order: 1, flexBasis: "100%", maxBlockSize: "60dvh", overflowY: "auto" });

export const list = style(stacked("hair"));
export const chapter = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  ...sized("label"),
  color: vars.text.secondary,
  textDecorationLine: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&:hover": { color: vars.text.primary, background: vars.surface.hover },
    "&[aria-current]": chosen,
  },
  "@media": {
    "(pointer: coarse)": { minBlockSize: vars.size.touch, alignItems: "center" },
    "(forced-colors: active)": {
      selectors: { "&[aria-current]": strokeInForcedColors["(forced-colors: active)"] },
    },
  },
});
/** Two lines: a title of the lecture's own words may be a sentence. */
export const chapterTitle = style({
  ...clamped(2),
  textWrap: "pretty",
});
/** As quotes look in an answer. */
export const firstWords = style([chapterTitle, { fontFamily: family.reading, fontStyle: "italic", fontWeight: 400 }]);
export const time = style({
  flex: "none",
  minInlineSize: "2.75rem",
  fontSize: vars.type.caption.size,
  fontVariantNumeric: "tabular-nums",
  color: vars.text.muted,
  selectors: { "[aria-current] > &": { color: "inherit" } },
});
