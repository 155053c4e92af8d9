import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const column = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xl,
  maxInlineSize: "46rem",
  marginInline: "auto",
});

export const part = style({ display: "flex", flexDirection: "column", gap: vars.space.s });

export const given = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s });

export const address = style({
  flex: "1 1 16rem",
  minInlineSize: 0,
  padding: vars.space.s,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  overflowWrap: "anywhere",
});

export const steps = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: "1.5em",
  listStyle: "decimal",
});
