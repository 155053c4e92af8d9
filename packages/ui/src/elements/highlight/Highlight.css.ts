import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A felt-tip stroke with slanted ends, which are darker where the pen was set down and lifted. */
const toFeltTipGradient = (mark: string, edge: string) =>
  `linear-gradient(97deg, transparent 0.12em, ${edge} 0.14em, ${mark} 0.5em, ${mark} calc(100% - 0.5em), ${edge} calc(100% - 0.14em), transparent calc(100% - 0.12em))`;

/** For a control: covers all of it. */
export const stroke = {
  backgroundColor: "transparent",
  backgroundImage: toFeltTipGradient(vars.highlight.mark, vars.highlight.edge),
  color: vars.highlight.on,
  borderRadius: "0.3em 0.12em 0.26em 0.1em",
} as const;

/**
 * For what is chosen: a tab, an option, the page in a navigation. Ink and weight, because the highlighter marks words
 * that were found, cited or answered.
 */
export const chosen = { backgroundColor: vars.surface.pressed, color: vars.text.primary, fontWeight: 650 } as const;

/** In a form for style() and recipe(). Keeps selected text recognisable in forced colours. */
export const strokeInForcedColors = {
  "(forced-colors: active)": {
    forcedColorAdjust: "none",
    backgroundImage: "none",
    backgroundColor: "Mark",
    color: "MarkText",
  },
} as const;

/** For words: the stroke covers from below the letters' tops to slightly below the baseline. */
export const highlight = style({
  backgroundColor: "transparent",
  backgroundImage: toFeltTipGradient(vars.highlight.wash, vars.highlight.washEdge),
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
