import { globalStyle, style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  "@media": { "(max-width: 22em)": { gap: 0 } },
  overflowX: "auto",
  // Leaves room for the focus ring, which a scroll container would clip.
  padding: "6px",
  margin: "-6px -6px 0",
  paddingBlockEnd: `calc(${vars.space.xs} + 1px)`,
  // The line directly below the tabs is as long as the column, without the room for the ring.
  background: `linear-gradient(${vars.border.subtle} 0 0) center bottom ${vars.space.xs} / calc(100% - 12px) 1px no-repeat`,
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
    // An ink line on the line below the list.
    "&[data-state='active']": {
      color: vars.text.primary,
      fontWeight: 650,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      boxShadow: `inset 0 -3px ${vars.ink.fill}`,
    },
    "&[data-state='active']:focus-visible": {
      boxShadow: `inset 0 -3px ${vars.ink.fill}, 0 0 0 5px ${vars.focus.halo}`,
    },
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

/** Icons save width, but text carries the meaning. */
export const sign = style({ "@media": { "(max-width: 40em)": { display: "none" } } });

export const panel = style({ minInlineSize: 0, borderRadius: vars.radius.card, outlineOffset: "8px" });

/** The height that a bar adds above the list when it sticks. */
export const barTop = "2.75rem";
/** In a low window, two sticky rows would leave too little space. */
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
