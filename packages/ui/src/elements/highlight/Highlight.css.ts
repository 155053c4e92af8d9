import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A stroke of felt tip, cut aslant at both ends: the ink pools where the pen set down and where it left. */
const felt = (mark: string, edge: string) =>
  `linear-gradient(97deg, transparent 0.12em, ${edge} 0.14em, ${mark} 0.5em, ${mark} calc(100% - 0.5em), ${edge} calc(100% - 0.14em), transparent calc(100% - 0.12em))`;

/** For a control: the whole of it is gone over. */
export const stroke = {
  backgroundColor: "transparent",
  backgroundImage: felt(vars.highlight.mark, vars.highlight.edge),
  color: vars.highlight.on,
  borderRadius: "0.3em 0.12em 0.26em 0.1em",
} as const;

/** As style() and recipe() want it: selectable text keeps its meaning when the system takes the colours over. */
export const strokeInForcedColors = {
  "(forced-colors: active)": {
    forcedColorAdjust: "none",
    backgroundImage: "none",
    backgroundColor: "Mark",
    color: "MarkText",
  },
} as const;

/** For words: a hand draws lower than the letters' tops, and a little past their feet. */
export const highlight = style({
  backgroundColor: "transparent",
  backgroundImage: felt(vars.highlight.wash, vars.highlight.washEdge),
  backgroundRepeat: "no-repeat",
  backgroundSize: "100% 66%",
  backgroundPosition: "0 86%",
  color: "inherit",
  paddingInline: "0.22em",
  marginInline: "-0.22em",
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
  "@media": strokeInForcedColors,
});
