import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { focusRing, inRow } from "../../theme/mixins.ts";
import { wide } from "../wide.ts";
import { timeColumn } from "../transcript/time-column.ts";

export const scrubber = style(inRow("s"));

export const track = style({
  position: "relative",
  flex: 1,
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  selectors: {
    "&:has(:focus-visible)": focusRing,
  },
});

// More than on a card, where it is only drawn: here it is the control (WCAG 1.4.11).
globalStyle(`${track} > svg`, { color: vars.border.strong });

export const share = createVar("share");
/** The bars before the position, in ink over the same ones. */
export const passed = style({
  position: "absolute",
  inset: 0,
  clipPath: `inset(0 calc(100% - ${share}) 0 0)`,
  pointerEvents: "none",
});
globalStyle(`${passed} > svg`, { color: vars.drawing.bar });
/** A gap in the wave where a chapter begins. */
export const gap = style({
  position: "absolute",
  insetBlock: 0,
  inlineSize: "3px",
  insetInlineStart: share,
  marginInlineStart: "-2px",
  background: vars.surface.sheet,
  pointerEvents: "none",
});
/** The place, as the thumb of a slider. */
export const thumb = style({
  position: "absolute",
  insetBlock: "-0.25rem",
  inlineSize: "0.375rem",
  insetInlineStart: share,
  marginInlineStart: "-0.1875rem",
  borderRadius: vars.radius.full,
  background: vars.text.primary,
  boxShadow: `0 0 0 2px ${vars.surface.sheet}`,
  pointerEvents: "none",
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
/** Invisible over the wave, which is what is seen of it. */
export const range = style({
  position: "absolute",
  insetBlock: `calc((${vars.size.control} - 1.25rem) / -2)`,
  insetInline: 0,
  inlineSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
  "@media": { "(pointer: coarse)": { insetBlock: `calc((${vars.size.touch} - 1.25rem) / -2)` } },
});
/** In the column of the transcript's times, where there is one. */
export const hint = style({
  flex: "none",
  fontSize: vars.type.caption.size,
  color: vars.text.muted,
  "@media": {
    "(min-width: 40.01em)": { inlineSize: timeColumn, marginInlineEnd: `calc(${vars.space.m} - ${vars.space.s})` },
  },
});
// The chapters' button beside it says so too.
globalStyle(`nav ~ ${scrubber} > ${hint}`, { "@media": { [`not all and ${wide}`]: { display: "none" } } });
export const time = style({
  flex: "none",
  fontSize: vars.type.caption.size,
  fontVariantNumeric: "tabular-nums",
  color: vars.text.muted,
});
