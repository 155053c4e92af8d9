import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.highlight.outline,
  "@media": { "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});
globalStyle(`${mark} path`, {
  fill: vars.highlight.solid,
  "@media": { "(forced-colors: active)": { fill: "currentcolor" } },
});
