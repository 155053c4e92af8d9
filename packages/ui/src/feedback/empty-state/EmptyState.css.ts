import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const empty = style({
  ...stacked("l"),
  alignItems: "center",
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  textAlign: "center",
});
export const words = style({ ...stacked("xxs"), maxInlineSize: "26rem", textWrap: "balance" });
export const compact = style([
  empty,
  {
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    "@media": { "(max-width: 40em)": { paddingInline: 0 } },
  },
]);
// On a phone and in a low window, such as a laptop's, the panel is whole without it.
globalStyle(`${compact} > svg:first-child`, {
  "@media": { "(max-width: 40em), (max-height: 56em)": { display: "none" } },
});
