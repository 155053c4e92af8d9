import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A stroke of felt tip: the ink pools where the pen set down and where it left. */
export const stroke = {
  backgroundColor: "transparent",
  backgroundImage: `linear-gradient(95deg, transparent 0.1em, ${vars.highlight.edge} 0.2em, ${vars.highlight.mark} 0.75em, ${vars.highlight.mark} calc(100% - 0.7em), ${vars.highlight.edge} calc(100% - 0.22em), transparent calc(100% - 0.1em))`,
  color: vars.highlight.on,
  borderRadius: "0.42em 0.2em 0.36em 0.14em",
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

export const highlight = style({
  ...stroke,
  paddingInline: "0.18em",
  marginInline: "-0.18em",
  paddingBlock: "0.02em",
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
  "@media": strokeInForcedColors,
});
