import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** The name of the highlight that marks the spoken line: the page sets its range in `CSS.highlights`. */
export const SPOKEN_LINE = "spoken-line";

/** Stays at the window's end, and below the text at the page's. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: vars.space.s,
  zIndex: 2,
  inlineSize: "fit-content",
  marginInline: "auto",
  marginBlockStart: vars.space.l,
  // Room for a button's focus ring, above the words and below the edge.
  display: "grid",
  rowGap: vars.space.xxs,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  textAlign: "center",
  "@media": {
    // Text twice as large: it would cover the text.
    "(max-width: 18em)": { position: "static" },
    print: { display: "none" },
  },
});

/** As wide for every speed, so that no button moves under the pointer; the rings of the buttons end before it. */
export const speed = style({
  fontVariantNumeric: "tabular-nums",
  "@media": { "(min-width: 22em)": { minInlineSize: "3em" } },
});

globalStyle(`::highlight(${SPOKEN_LINE})`, {
  backgroundColor: vars.highlight.mark,
  color: vars.highlight.on,
  "@media": { "(forced-colors: active)": { backgroundColor: "Mark", color: "MarkText" } },
});
