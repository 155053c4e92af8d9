import { globalStyle, style } from "@vanilla-extract/css";
import { chosen, strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { focusRing, inRow, sized } from "../../theme/mixins.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  ...sized("label"),
});

export const choice = style({
  position: "relative",
  ...inRow("xs"),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: "none",
});
/** A legend does not lie in a row: its words are a label beside it. */
export const label = style({
  color: vars.text.muted,
  // With it, the toolbar would need a second row.
  "@media": { "(max-width: 87em)": { display: "none" } },
});

export const option = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2rem",
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.text.primary, background: vars.surface.hover },
    "&:has(:checked)": chosen,
    "&:has(:focus-visible)": focusRing,
  },
  "@media": {
    "(pointer: coarse)": { minBlockSize: vars.size.touch, paddingInline: vars.space.s },
    "(forced-colors: active)": {
      selectors: { "&:has(:checked)": strokeInForcedColors["(forced-colors: active)"] },
    },
  },
});
/** Covers the text, so that pressing the text presses the input. */
globalStyle(`${option} > input`, {
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
