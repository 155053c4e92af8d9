import { createVar, fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const across = createVar("across");
export const drift = createVar("drift");
export const delay = createVar("delay");
export const turn = createVar("turn");

const fall = keyframes({
  "0%": { translate: "0 -12vh", rotate: "0deg", opacity: 0 },
  "6%": { opacity: 1 },
  "80%": { opacity: 1 },
  "100%": { translate: `${fallbackVar(drift, "0")} 108vh`, rotate: fallbackVar(turn, "1turn"), opacity: 0 },
});
/** Only its end event is used. */
const last = keyframes({ to: { visibility: "visible" } });

/** 4.5 s in total (SUB-03): the longest delay and the fall. */
export const sky = style({
  position: "fixed",
  zIndex: 60,
  inset: 0,
  overflow: "hidden",
  pointerEvents: "none",
  animation: `${last} 4.5s linear both`,
});

/** Strokes of pen and highlighter, vertical and horizontal. */
export const piece = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: across,
  inlineSize: "0.375rem",
  blockSize: "1.125rem",
  borderRadius: vars.radius.full,
  background: vars.ink.fill,
  opacity: 0,
  animation: `${fall} 3.2s cubic-bezier(0.3, 0.2, 0.6, 1) both`,
  animationDelay: delay,
  // With reduced motion the pieces would not fall, so the confetti is hidden.
  animationPlayState: vars.motion.endless,
  selectors: {
    "&:nth-child(3n)": { background: vars.highlight.solid, inlineSize: "1.5rem", blockSize: "0.5rem" },
    "&:nth-child(5n)": { background: vars.tone.positive.solid },
    "&:nth-child(7n)": { background: vars.highlight.edge, blockSize: "0.75rem" },
    "&:nth-child(11n)": { background: vars.tone.critical.solid, inlineSize: "1rem", blockSize: "0.375rem" },
  },
});
