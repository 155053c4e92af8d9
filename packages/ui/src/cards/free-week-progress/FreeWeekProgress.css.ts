import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const progress = style(stacked("s"));

export const stamps = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 2.75rem))",
  gap: vars.space.xs,
});

/** A place on a card with a stamp for each friend. */
export const stamp = style({
  display: "grid",
  placeItems: "center",
  // Centres a digit that is higher than its stamp.
  placeContent: "center",
  aspectRatio: "1",
  minBlockSize: 0,
  border: `1.5px dashed ${vars.border.strong}`,
  borderRadius: vars.radius.full,
  color: vars.text.muted,
  fontSize: `min(${vars.type.label.size}, 6vw)`,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&[data-stamped='true']": {
      border: `1.5px solid ${vars.highlight.outline}`,
      background: vars.highlight.mark,
      color: vars.highlight.on,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-stamped='true']": { background: "Highlight", color: "HighlightText" } },
    },
  },
});

export const words = style({ color: vars.text.secondary });
