import { keyframes } from "@vanilla-extract/css";
import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

const breathe = keyframes({ "0%, 100%": { opacity: 1 }, "50%": { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: "block",
    background: vars.surface.pressed,
    borderRadius: vars.radius.small,
    animation: `${breathe} 1.8s ease-in-out infinite`,
    animationPlayState: vars.motion.endless,
    "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
  },
  variants: {
    /** A line of text, a title, or a round icon. @default "line" */
    shape: {
      line: { blockSize: "0.75em" },
      title: { blockSize: "1.1em" },
      disc: { borderRadius: vars.radius.full, inlineSize: "2.75rem", blockSize: "2.75rem" },
    },
    /** 100, 86, 55 or 30 % of its container. A disc has a fixed width. @default "full" */
    width: { full: {}, long: { inlineSize: "86%" }, half: { inlineSize: "55%" }, short: { inlineSize: "30%" } },
  },
  defaultVariants: { shape: "line", width: "full" },
});
export type SkeletonVariants = NonNullable<RecipeVariants<typeof skeleton>>;
