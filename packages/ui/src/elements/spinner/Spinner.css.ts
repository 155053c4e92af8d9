import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

const speak = keyframes({ "0%, 100%": { transform: "scaleY(0.3)" }, "50%": { transform: "scaleY(1)" } });

export const spinner = recipe({
  base: { display: "inline-block", color: "inherit" },
  variants: {
    /** 20 or 48 px. @default "small" */
    size: {
      small: { inlineSize: "1.25rem", blockSize: "1.25rem" },
      large: { inlineSize: "3rem", blockSize: "3rem" },
    },
  },
  defaultVariants: { size: "small" },
});

export const bar = style({
  fill: "currentcolor",
  transformBox: "fill-box",
  transformOrigin: "center",
  animation: `${speak} 1s ease-in-out infinite`,
  animationPlayState: vars.motion.endless,
  selectors: {
    "&:nth-child(1)": { animationDelay: "-0.9s" },
    "&:nth-child(2)": { animationDelay: "-0.6s" },
    "&:nth-child(3)": { animationDelay: "-0.75s" },
    "&:nth-child(4)": { animationDelay: "-0.35s" },
  },
});
