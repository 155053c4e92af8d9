import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** At the other end of the bar from the list's options. */
export const filter = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  marginInlineEnd: "auto",
  "@media": { "(max-width: 40em)": { flexBasis: "100%" } },
});

/** The filter's buttons. On a phone, the active filters are in rows below them. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** Of buttons without a frame: the first label, and not its edge, is aligned with the list. */
export const flushRow = style([
  row,
  {
    marginInlineStart: `calc(-1 * ${vars.space.xs} - 1px)`,
    "@media": {
      "(pointer: coarse)": { marginInlineStart: `calc(-1 * ${vars.space.s} - 1px)` },
      "(forced-colors: active)": { marginInlineStart: 0 },
    },
  },
]);

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  minBlockSize: "2rem",
  paddingInline: vars.space.xs,
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  background: "none",
  font: "inherit",
  color: vars.text.secondary,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.text.primary, background: vars.surface.hover } },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch, paddingInline: vars.space.s } },
});

export const active = style([
  button,
  { borderColor: vars.border.strong, borderRadius: "999px", paddingInline: vars.space.s, color: vars.text.primary },
]);

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });
