import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Stays in sight, however far the list is scrolled; toasts come at the other end of the window. */
export const bar = style({
  position: "sticky",
  insetBlockStart: vars.space.s,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  marginBlockEnd: vars.space.m,
  padding: vars.space.s,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 10px 24px -12px ${vars.shadow.key}`,
  "@media": { print: { display: "none" } },
});

export const count = style({ marginInlineEnd: "auto", fontWeight: 600 });
