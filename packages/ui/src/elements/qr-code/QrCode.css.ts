import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** Dark on light in every theme, as cameras need it. */
export const code = style({
  inlineSize: "11rem",
  blockSize: "11rem",
  borderRadius: vars.radius.card,
  background: vars.highlight.mark,
  fill: vars.highlight.on,
  forcedColorAdjust: "none",
});
