import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const settle = keyframes({
  "0%": { clipPath: "inset(0 100% 0 0)", transform: "scaleY(1)" },
  "40%": { clipPath: "inset(0)", transform: "scaleY(1)" },
  "60%, 80%": { clipPath: "inset(0)", transform: "scaleY(0.14)" },
  "100%": { clipPath: "inset(0 0 0 100%)", transform: "scaleY(0.14)" },
});

export const wait = style({
  flexShrink: 0,
  inlineSize: "4.5rem",
  blockSize: "1.25rem",
  fill: "currentcolor",
  // Starts in the middle of the animation, so that it shows sound to readers who prefer reduced motion.
  animation: `${settle} 2.4s ${vars.motion.ease} -0.96s infinite`,
  animationPlayState: vars.motion.endless,
});
