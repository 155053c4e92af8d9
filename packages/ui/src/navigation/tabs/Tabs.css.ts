import { globalStyle, style } from "@vanilla-extract/css";
import { stroke, strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  "@media": { "(max-width: 22em)": { gap: 0 } },
  overflowX: "auto",
  // Room for the ring, which a scroller would cut.
  padding: "6px",
  margin: "-6px -6px 0",
  paddingBlockEnd: `calc(${vars.space.xs} + 1px)`,
  // The rule below is as long as the column, not as the box with its room.
  background: `linear-gradient(${vars.border.subtle} 0 0) bottom / calc(100% - 12px) 1px no-repeat`,
  scrollbarWidth: "none",
});

export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontWeight: 560,
  whiteSpace: "nowrap",
  flexShrink: 0,
  selectors: {
    "&:hover": { color: vars.text.primary, background: vars.surface.hover },
    "&[data-state='active']": { ...stroke, fontWeight: 600 },
  },
  "@media": {
    "(pointer: coarse)": { minBlockSize: vars.size.touch },
    "(max-width: 26em)": { paddingInline: vars.space.xs },
    "(max-width: 22em)": { paddingInline: "0.375rem", fontSize: vars.type.label.size },
    "(forced-colors: active)": {
      selectors: { "&[data-state='active']": strokeInForcedColors["(forced-colors: active)"] },
    },
  },
});

/** Signs are for width; words are for meaning. */
export const sign = style({ "@media": { "(max-width: 40em)": { display: "none" } } });

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.card, outlineOffset: "8px" });

/** Height of what a bar adds above the list, once it sticks. */
export const barTop = "2.75rem";
/** Two rows at the top of a low window would leave too little to read. */
export const sticks = "(min-height: 30em)";

export const bar = style({
  position: "relative",
  "@media": {
    [sticks]: {
      position: "sticky",
      zIndex: 5,
      insetBlockStart: barTop,
      background: vars.surface.sheet,
    },
    print: { display: "none" },
  },
});

/** Scrolls a focused element to below the bar (WCAG 2.4.11). */
export const panelBelowBar = style([panel]);
globalStyle(`${panelBelowBar} :is(a, button, input)`, { scrollMarginBlockStart: "8rem" });
