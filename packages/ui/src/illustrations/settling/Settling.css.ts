import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({ inlineSize: "100%", blockSize: "auto" });
const lieDown = keyframes({ "0%": { opacity: 0, transform: "scaleY(4)" }, "45%": { opacity: 1 } });
const drawn = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });
/** Twelve rows are animated one after the other. Further rows start with the last one. */
const rows = Array.from({ length: 12 }, (_, row) => row);
const settled = `calc(${vars.motion.settle} * 4)`;

export const ink = style({
  fill: vars.drawing.bar,
  transformBox: "fill-box",
  transformOrigin: "center",
  animation: `${lieDown} ${settled} ${vars.motion.ease} both`,
  selectors: Object.fromEntries(
    rows.map((row) => [`&:nth-of-type(${row + 3})`, { animationDelay: `calc(${vars.motion.settle} * ${row / 2})` }]),
  ),
});
/** The highlighter stroke starts when the words are there. */
const penned = { animation: `${drawn} ${settled} ${vars.motion.ease} calc(${vars.motion.settle} * 8) both` };
export const mark = style({ fill: vars.highlight.wash, ...penned });
export const edge = style({ fill: vars.highlight.washEdge, ...penned });

export const line = style({
  inlineSize: "100%",
  blockSize: "1.5rem",
  fill: vars.drawing.line,
  transition: `fill ${vars.motion.settle} ${vars.motion.ease}`,
});
