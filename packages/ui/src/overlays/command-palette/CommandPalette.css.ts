import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { clamped, inRow, raised, sized } from "../../theme/mixins.ts";

const settle = keyframes({ from: { opacity: 0, transform: "translateY(-0.5rem)" } });
const appear = keyframes({ from: { opacity: 0 } });
const phone = "(max-width: 40em)";

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: 40,
  background: vars.surface.scrim,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});

/** Positioned from a fixed line, so that the field does not move when results change. */
export const palette = style({
  position: "fixed",
  zIndex: 41,
  insetBlockStart: "min(12dvh, 8rem)",
  insetInline: 0,
  marginInline: "auto",
  inlineSize: `min(42rem, calc(100vw - 2 * ${vars.space.m}))`,
  maxBlockSize: "min(76dvh, 40rem)",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  ...raised("sheet"),
  boxShadow: `0 1px 2px ${vars.shadow.key}, 0 24px 64px -12px ${vars.shadow.key}`,
  animation: `${settle} ${vars.motion.quick} ${vars.motion.ease}`,
  "@media": {
    [phone]: {
      insetBlockStart: vars.space.xs,
      inlineSize: `calc(100vw - 2 * ${vars.space.xs})`,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.xs})`,
    },
  },
});

export const ask = style({
  ...inRow("s"),
  flex: "none",
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  // The palette's edge would clip the field's own focus ring.
  selectors: { "&:focus-within": { boxShadow: `inset 0 -2px 0 ${vars.focus.ring}` } },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "3.5rem",
  border: 0,
  background: "transparent",
  color: vars.text.primary,
  fontSize: vars.type.lead.size,
  "::placeholder": { color: vars.text.muted, opacity: 1 },
  selectors: {
    "&:placeholder-shown": { textOverflow: "ellipsis" },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&:focus-visible": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
    },
  },
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: vars.space.xs,
  scrollPaddingBlock: vars.space.xs,
});

export const groupName = style({
  paddingInline: vars.space.s,
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  color: vars.text.muted,
  ...sized("caption"),
  fontWeight: 600,
});

export const option = style({
  ...inRow("s"),
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  ...sized("body"),
  cursor: "default",
  selectors: {
    "&[aria-selected='true']": {
      background: vars.surface.hover,
      boxShadow: `inset 3px 0 0 ${vars.highlight.solid}`,
    },
  },
  "@media": {
    "(pointer: coarse)": { minBlockSize: vars.size.touch },
    "(forced-colors: active)": {
      selectors: { "&[aria-selected='true']": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const sign = style({ display: "grid", flex: "none", color: vars.text.muted });

/** Side by side; on a phone below each other. */
export const about = style({
  display: "flex",
  flex: 1,
  minInlineSize: 0,
  alignItems: "center",
  columnGap: vars.space.s,
  "@media": { [phone]: { flexDirection: "column", alignItems: "stretch" } },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  ...clamped(2),
  overflowWrap: "anywhere",
});

export const note = style({
  flex: "none",
  maxInlineSize: "40%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.text.muted,
  ...sized("caption"),
  "@media": { [phone]: { maxInlineSize: "none" } },
});

/** A device without a mouse usually has no keyboard either. */
export const keys = style({ flex: "none", "@media": { "(pointer: coarse)": { display: "none" } } });

export const empty = style({
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.m}`,
  color: vars.text.secondary,
  fontSize: vars.type.body.size,
  overflowWrap: "anywhere",
});

export const hints = style({
  display: "flex",
  flex: "none",
  gap: vars.space.l,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  ...sized("caption"),
  "@media": { "(pointer: coarse)": { display: "none" }, [phone]: { display: "none" } },
});

export const hint = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

export const close = style({
  flex: "none",
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  "@media": { [`not all and ${phone}`]: { display: "none" } },
});
