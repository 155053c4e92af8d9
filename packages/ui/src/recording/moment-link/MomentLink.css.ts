import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { stroke } from "../../elements/highlight/Highlight.css.ts";
import { family, largeTextOnPhone, vars } from "../../theme/contract.css.ts";

/** A time in running text. It is as high as the line: large enough for touch, without moving the lines. */
export const chip = recipe({
  base: {
    display: "inline-block",
    marginInline: "0.3em 0.1em",
    paddingInline: "0.5em",
    fontFamily: family.interface,
    fontSize: vars.type.caption.size,
    lineHeight: "1.375rem",
    fontStyle: "normal",
    fontWeight: 560,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    verticalAlign: "0.08em",
    textDecorationLine: "none",
    borderRadius: vars.radius.full,
    border: "1px solid transparent",
    position: "relative",
    // A target of at least 24 px, without moving the lines (WCAG 2.5.8).
    "::after": { content: "", position: "absolute", inset: "-0.375rem -0.125rem" },
    "@media": {
      [largeTextOnPhone]: { whiteSpace: "normal" },
      "(forced-colors: active)": {
        selectors: {
          "&&&[aria-current]": {
            forcedColorAdjust: "none",
            backgroundImage: "none",
            backgroundColor: "Mark",
            color: "MarkText",
          },
        },
      },
    },
    // The moment that the transcript beside the text shows: both have the highlighter.
    selectors: {
      "&&&[aria-current]": { ...stroke, backgroundOrigin: "border-box", fontWeight: 700, textDecorationLine: "none" },
    },
  },
  variants: {
    look: {
      /** The recording contains these words. In running text it is quiet: the highlighter marks words. */
      quoted: {
        // A full stop may follow, without a gap before it.
        marginInline: "0 -0.2em",
        paddingInline: "0.2em",
        borderRadius: vars.radius.small,
        textDecorationThickness: "1px",
        selectors: {
          // Overrides what links in running text have.
          "&&": {
            color: vars.text.link,
            textDecorationLine: "underline",
            textDecorationColor: vars.border.strong,
            textUnderlineOffset: "0.3em",
          },
          "&&:hover, &&:focus-visible": { background: vars.surface.hover, textDecorationColor: "currentColor" },
        },
        "@media": { "(forced-colors: active)": { borderColor: "LinkText" } },
      },
      /** Beside notes, less prominent. */
      quiet: {
        paddingInline: "0.15em",
        fontWeight: 500,
        borderRadius: vars.radius.small,
        selectors: {
          "&&": { color: vars.text.muted },
          "&&:hover": { color: vars.text.primary, textDecorationLine: "underline" },
        },
      },
    },
  },
});

/** A recording's title before its moment; a long one is cut with an ellipsis, or has several lines where too little is left of it. */
export const title = style({
  display: "inline-block",
  // With its moment it fits a phone whose text is twice as large.
  maxInlineSize: "min(18rem, 60vw, max(5em, 100vw - 10rem))",
  overflow: "hidden",
  textOverflow: "ellipsis",
  verticalAlign: "bottom",
  // A box of its own has no underline from around it.
  textDecoration: "inherit",
  // A table is wide enough without the titles of its sources.
  selectors: { "td &": { maxInlineSize: "5em" } },
  "@media": {
    [largeTextOnPhone]: {
      display: "inline",
      overflow: "visible",
      overflowWrap: "anywhere",
      // The table scrolls instead.
      selectors: { "td &": { overflowWrap: "normal" } },
    },
  },
});
