import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });
export const main = style({
  flex: 1,
  inlineSize: "100%",
  maxInlineSize: `calc(76rem + 2 * ${vars.space.gutter})`,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
  paddingBlock: `clamp(${vars.space.xl}, 6vw, ${vars.space.xxxl})`,
});
