import { style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";

export const mark = style({
  background: vars.highlight.mark,
  color: vars.highlight.on,
  // As wide as the word: a wider stroke covers the spaces and stops beside it, and the sentence no longer reads.
  borderRadius: "0.1em",
  paddingBlock: "0.06em",
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
  "@media": strokeInForcedColors,
});
