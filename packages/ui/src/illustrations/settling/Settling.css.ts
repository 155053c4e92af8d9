import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({ inlineSize: "100%", blockSize: "auto" });
/** The whole animation, in steps of `vars.motion.settle`: a stroke takes four, rows start half a step apart, and the highlighter last. */
const STEPS = 12;
const STROKE = 4;
const toPercentage = (step: number): string => `${Number(((step / STEPS) * 100).toFixed(2))}%`;
const animated = { animationDuration: `calc(${vars.motion.settle} * ${STEPS})`, transformBox: "fill-box" } as const;
const easing = { animationTimingFunction: vars.motion.ease };

// Waiting is part of the keyframes: while delays pass, Chromium updates all animations on the main thread, each frame. It does so for a
// clip path too.
const lieDown = (start: number) =>
  keyframes({
    [`0%, ${toPercentage(start)}`]: { opacity: 0, transform: "scaleY(4)", ...easing },
    [toPercentage(start + 0.45 * STROKE)]: { opacity: 1 },
    [toPercentage(start + STROKE)]: { transform: "none" },
  });
const drawn = keyframes({ [`0%, ${toPercentage(STEPS - STROKE)}`]: { transform: "scaleX(0)", ...easing } });

/** Twelve rows are animated one after the other. Further rows start with the first one. */
const rows = Array.from({ length: 12 }, (_, row) => lieDown(row / 2));

export const ink = style({
  ...animated,
  fill: vars.drawing.bar,
  transformOrigin: "center",
  animationName: rows[0],
  selectors: Object.fromEntries(rows.map((name, row) => [`&:nth-of-type(${row + 3})`, { animationName: name }])),
});
/** The highlighter stroke starts when the words are there. */
const penned = { ...animated, transformOrigin: "left", animationName: drawn };
export const mark = style({ fill: vars.highlight.wash, ...penned });
export const edge = style({ fill: vars.highlight.washEdge, ...penned });
