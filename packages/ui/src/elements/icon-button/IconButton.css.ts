import { style } from "@vanilla-extract/css";
import { pressedInForcedColors } from "../button/pressed.css.ts";
import { vars } from "../../theme/contract.css.ts";

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&:hover, &[data-state='open']": { background: vars.surface.hover, color: vars.text.primary },
    "&:active": { background: vars.surface.pressed },
    "&[aria-pressed='true']": { background: vars.surface.pressed, color: vars.text.primary },
    "&:disabled": { opacity: 0.45, pointerEvents: "none" },
  },
  "@media": {
    "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    "(forced-colors: active)": { selectors: pressedInForcedColors },
  },
});
