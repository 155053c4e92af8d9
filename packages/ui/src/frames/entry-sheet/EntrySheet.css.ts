import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const page = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.l,
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
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.raised,
  boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 24px 48px -24px ${vars.shadow.key}`,
});

export const home = style({ alignSelf: "flex-start", textDecoration: "none" });
export const form = style(stacked("m"));
