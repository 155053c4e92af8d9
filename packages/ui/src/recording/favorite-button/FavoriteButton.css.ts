import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const favorite = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.text.muted,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { background: vars.surface.hover, color: vars.text.primary },
    "&[aria-pressed='true'], &[aria-pressed='true']:hover": { color: vars.highlight.outline },
  },
  "@media": { "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});

export const star = style({
  transition: `transform ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: {
    [`${favorite}[aria-pressed='true'] &`]: { fill: vars.highlight.solid },
    [`${favorite}:active &`]: { transform: "scale(0.82)" },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { [`${favorite}[aria-pressed='true'] &`]: { fill: "currentcolor" } } },
  },
});
