import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const skeletonCard = style({
  display: "flex",
  gap: vars.space.m,
  minBlockSize: "6.75rem",
  padding: vars.space.m,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
export const words = style({ ...stacked("s"), flex: 1 });
