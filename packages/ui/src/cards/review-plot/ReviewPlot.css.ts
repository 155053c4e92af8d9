import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const plot = style(stacked("xxs"));
export const bars = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "4rem",
  borderBlockEnd: `1px solid ${vars.border.strong}`,
});
export const bar = style({ fill: vars.drawing.bar });
export const axis = style({
  display: "flex",
  justifyContent: "space-between",
  ...sized("caption"),
  color: vars.text.muted,
});
