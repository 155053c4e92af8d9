import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minInlineSize: 0 },
  variants: {
    /** The space between the children, a step of the theme's spaces: 0, 4, 8, 12, 16, 24, 32 or 48 px. @default "m" */
    gap: {
      none: { gap: 0 },
      xxs: { gap: vars.space.xxs },
      xs: { gap: vars.space.xs },
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
      xl: { gap: vars.space.xl },
      xxl: { gap: vars.space.xxl },
    },
    /** The horizontal alignment of each child. @default "stretch" */
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
    },
  },
  defaultVariants: { gap: "m", align: "stretch" },
});
export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
