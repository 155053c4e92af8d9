import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, raised } from "../../theme/mixins.ts";

const narrow = "(max-width: 48em)";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 10,
  ...inRow("m"),
  justifyContent: "space-between",
  paddingBlock: vars.space.s,
  paddingInline: `max(${vars.space.gutter}, calc((100% - 76rem) / 2))`,
  background: `color-mix(in srgb, ${vars.surface.canvas} 92%, transparent)`,
  backdropFilter: "blur(10px)",
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const home = style({
  display: "flex",
  textDecoration: "none",
  borderRadius: vars.radius.control,
  padding: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.xxs})`,
});

export const bar = style({
  ...inRow("xxs"),
  "@media": { [narrow]: { display: "none" } },
});

// In a bar of links their place says what they are.
globalStyle(`${bar} > a`, { textDecoration: "none" });

// The account's links stand apart from the page's.
globalStyle(`${bar} > a:nth-last-child(2)`, {
  position: "relative",
  marginInlineStart: vars.space.m,
  marginInlineEnd: vars.space.xs,
});
globalStyle(`${bar} > a:nth-last-child(2)::before`, {
  content: "",
  position: "absolute",
  insetBlock: "25%",
  insetInlineStart: `calc(-1 * ${vars.space.xs})`,
  borderInlineStart: `1px solid ${vars.border.subtle}`,
});

export const menuButton = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  ":hover": { background: vars.surface.hover },
  "@media": { [`not all and ${narrow}`]: { display: "none" } },
});

/** A native popover, which opens and closes without any script, and does not trap the focus. */
export const menu = style({
  position: "fixed",
  inset: "auto",
  insetBlockStart: "4.25rem",
  insetInline: vars.space.m,
  inlineSize: "auto",
  margin: 0,
  padding: vars.space.xs,
  flexDirection: "column",
  gap: vars.space.xxs,
  ...raised("sheet"),
  color: vars.text.primary,
  boxShadow: `0 24px 64px -16px ${vars.shadow.key}`,
  opacity: 0,
  translate: "0 -0.75rem",
  transitionProperty: "opacity, translate, display, overlay",
  transitionDuration: vars.motion.drawer,
  transitionTimingFunction: vars.motion.ease,
  transitionBehavior: "allow-discrete",
  selectors: {
    "&:popover-open": {
      display: "flex",
      opacity: 1,
      translate: "0",
      "@starting-style": { opacity: 0, translate: "0 -0.75rem" },
    },
  },
});

globalStyle(`${menu} > a`, {
  textDecoration: "none",
  justifyContent: "flex-start",
  inlineSize: "100%",
  minBlockSize: "3rem",
});
globalStyle(`${menu} > a:last-child`, { justifyContent: "center" });
