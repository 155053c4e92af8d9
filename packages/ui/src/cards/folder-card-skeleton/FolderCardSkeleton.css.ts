import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { raised, stacked } from "../../theme/mixins.ts";

export const skeletonCard = style({
  display: "flex",
  gap: vars.space.m,
  minBlockSize: "6.75rem",
  padding: vars.space.m,
  ...raised("card"),
});
export const words = style({ ...stacked("s"), flex: 1 });
