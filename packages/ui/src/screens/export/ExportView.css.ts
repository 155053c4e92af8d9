import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const body = style(stacked("m"));

export const moreFormats = style({ alignSelf: "flex-start" });

const tall = "(min-height: 30em) and (min-width: 19.01em)";
/** The chosen format is not hidden below the button. */
export const dialog = style({ "@media": { [tall]: { scrollPaddingBlockEnd: "6rem" } } });
/** Ten formats are higher than a phone: the button stays in view below them. */
export const choosing = style({
  "@media": {
    [tall]: {
      position: "sticky",
      // Down to the dialog's edge, past its padding.
      insetBlockEnd: `calc(-1 * ${vars.space.l})`,
      marginBlockEnd: `calc(-1 * ${vars.space.l})`,
      paddingBlock: `${vars.space.m} ${vars.space.l}`,
      background: vars.surface.raised,
      boxShadow: `0 -0.5rem 0.5rem ${vars.surface.raised}`,
    },
  },
});

export const bar = style({
  appearance: "none",
  inlineSize: "100%",
  blockSize: "0.625rem",
  border: "none",
  borderRadius: vars.radius.full,
  overflow: "hidden",
  background: vars.surface.hover,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.surface.hover },
    "&::-webkit-progress-value": {
      background: vars.highlight.solid,
      transition: `inline-size ${vars.motion.quick}`,
    },
    "&::-moz-progress-bar": { background: vars.highlight.solid },
  },
  "@media": {
    "(forced-colors: active)": {
      appearance: "auto",
    },
  },
});

export const figures = style({ fontVariantNumeric: "tabular-nums" });
