import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const card = style({
  position: "relative",
  transition: `border-color ${vars.motion.quick}`,
  selectors: { "&:has(a):hover": { borderColor: vars.border.strong } },
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.l,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  "@media": { "(max-width: 40em)": { padding: vars.space.m } },
});
export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  minBlockSize: "2rem",
});
/** Makes the whole card clickable. */
export const titleLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
});
export const sign = style({ display: "grid", color: vars.text.secondary });
export const words = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs });
