import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { raised, stacked } from "../../theme/mixins.ts";

export const skeletonCard = style({
  ...stacked("m"),
  minBlockSize: "14.375rem",
  padding: vars.space.m,
  ...raised("card"),
});

export const shortCard = style([skeletonCard, { minBlockSize: "12.375rem" }]);

export const skeletonLine = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: "3.25rem",
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});
