import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const page = style({
  ...stacked("l"),
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "100dvh",
  padding: vars.space.gutter,
  textAlign: "center",
});
export const words = style({ ...stacked("xs"), maxInlineSize: "28rem" });
export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space.xs });
