import { style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";

export const mark = style({
  background: vars.highlight.mark,
  color: vars.highlight.on,
  borderRadius: "0.15em",
  // Wider than the word, without moving its neighbours.
  boxShadow: `0 0 0 0.1em ${vars.highlight.mark}`,
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
  "@media": strokeInForcedColors,
});
