import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const duration = `calc(${vars.motion.settle} * 7)`;

const leave = keyframes({
  "0%, 62%": { opacity: 1 },
  "100%": { opacity: 0, visibility: "hidden" },
});
const settle = keyframes({
  "0%": { clipPath: "inset(0 100% 0 0)", transform: "scaleY(1)" },
  "38%": { clipPath: "inset(0)", transform: "scaleY(1)" },
  "66%, 100%": { clipPath: "inset(0)", transform: "scaleY(0.06)" },
});

export const overlay = style({
  position: "absolute",
  inset: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  paddingInline: vars.space.m,
  overflow: "hidden",
  borderRadius: "inherit",
  background: vars.surface.raised,
  pointerEvents: "none",
  animation: `${leave} ${duration} ${vars.motion.ease} forwards`,
});
export const sound = style({
  inlineSize: "100%",
  blockSize: "min(4rem, 70%)",
  fill: vars.drawing.bar,
  transformOrigin: "center",
  animation: `${settle} ${duration} ${vars.motion.ease} forwards`,
});
