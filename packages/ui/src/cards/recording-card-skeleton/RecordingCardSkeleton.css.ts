import { style } from "@vanilla-extract/css";
import { compactCard, vars } from "../../theme/contract.css.ts";

export const skeletonCard = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.m,
  minBlockSize: "15.5rem",
  padding: vars.space.m,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  "@media": { [compactCard]: { minBlockSize: "12rem" } },
});

export const shortCard = style([
  skeletonCard,
  { minBlockSize: "13.75rem", "@media": { [compactCard]: { minBlockSize: "10.25rem" } } },
]);

export const skeletonLine = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: "3.25rem",
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
