import { createVar, style } from "@vanilla-extract/css";
import { barTop, sticks } from "../../navigation/tabs/Tabs.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const progress = createVar("progress");

/** Above the tabs, over content that has been scrolled past, so that the page does not move when it appears. */
export const strip = style({
  position: "absolute",
  // A tab's focus ring extends into it.
  zIndex: -1,
  insetInline: "-6px",
  insetBlockEnd: "100%",
  blockSize: barTop,
  ...inRow("s"),
  paddingInline: "6px",
  visibility: "hidden",
  "@media": {
    [sticks]: { selectors: { "&[data-stuck]": { visibility: "visible", background: vars.surface.sheet } } },
  },
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: 600,
});

export const left = style({
  flex: "none",
  fontSize: vars.type.caption.size,
  fontVariantNumeric: "tabular-nums",
  color: vars.text.muted,
});

/** The reading progress, as a highlighter stroke along the window's top. */
export const line = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: "3px",
  transformOrigin: "left",
  transform: `scaleX(${progress})`,
  background: vars.highlight.mark,
  selectors: { "&:dir(rtl)": { transformOrigin: "right" } },
  "@media": { "(forced-colors: active)": { background: "Highlight" } },
});

export const find = style({
  ...inRow("xs"),
  // With large text, the buttons are below the field.
  flexWrap: "wrap",
  paddingBlock: vars.space.xs,
  "@media": { "(max-width: 40em)": { gap: 0 } },
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
export const field = style({ flex: "1 1 6rem", minInlineSize: 0 });
export const count = style({
  flex: "none",
  minInlineSize: "4.5rem",
  textAlign: "end",
  fontSize: vars.type.label.size,
  fontVariantNumeric: "tabular-nums",
  color: vars.text.secondary,
  "@media": { "(max-width: 40em)": { minInlineSize: 0, marginInlineStart: vars.space.s } },
});
