import { createVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const discColor = createVar("disc");

export const disc = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    borderRadius: vars.radius.full,
    background: discColor,
    forcedColorAdjust: "none",
  },
  variants: {
    /** 32, 44 or 56 px. @default "medium" */
    size: {
      small: { inlineSize: "2rem", blockSize: "2rem" },
      medium: { inlineSize: "2.75rem", blockSize: "2.75rem" },
      large: { inlineSize: "3.5rem", blockSize: "3.5rem" },
    },
    /** The icon's colour: the one with enough contrast on the disc. */
    sign: { white: { color: vars.sign.white }, ink: { color: vars.sign.ink } },
  },
  defaultVariants: { size: "medium" },
});
