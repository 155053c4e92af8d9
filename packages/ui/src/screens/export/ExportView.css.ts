import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const body = style({ display: "flex", flexDirection: "column", gap: vars.space.m });

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
