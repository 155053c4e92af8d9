import { recipe } from "@vanilla-extract/recipes";

export const icon = recipe({
  base: { flexShrink: 0, fill: "none", stroke: "currentcolor", strokeLinecap: "round", strokeLinejoin: "round" },
  variants: {
    /** 16, 20 or 24 px. @default "medium" */
    size: {
      small: { inlineSize: "1rem", blockSize: "1rem", strokeWidth: 2 },
      medium: { inlineSize: "1.25rem", blockSize: "1.25rem", strokeWidth: 1.75 },
      large: { inlineSize: "1.5rem", blockSize: "1.5rem", strokeWidth: 1.5 },
    },
  },
  defaultVariants: { size: "medium" },
});
