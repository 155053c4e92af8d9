import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { raised, stacked } from "../../theme/mixins.ts";

export const page = style({
  position: "relative",
  ...stacked("l"),
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: "100dvh",
  padding: `${vars.space.xl} ${vars.space.gutter}`,
  overflow: "hidden",
});

export const sheet = style({
  position: "relative",
  ...stacked("l"),
  inlineSize: "100%",
  maxInlineSize: "26rem",
  padding: `${vars.space.xl} clamp(${vars.space.l}, 6vw, ${vars.space.xl})`,
  ...raised("sheet"),
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 24px 48px -24px ${vars.shadow.key}`,
});

export const home = style({ alignSelf: "flex-start", textDecoration: "none" });
export const form = style(stacked("m"));
