import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const inline = recipe({
  base: { display: "flex", minInlineSize: 0 },
  variants: {
    /** The space between the children, a step of the theme's spaces: 0, 4, 8, 12, 16 or 24 px. @default "s" */
    gap: {
      none: { gap: 0 },
      xxs: { gap: vars.space.xxs },
      xs: { gap: vars.space.xs },
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
    },
    /** The vertical alignment of each child. @default "center" */
    align: {
      center: { alignItems: "center" },
      start: { alignItems: "flex-start" },
      baseline: { alignItems: "baseline" },
    },
    /** The distribution along the line. @default "start" */
    justify: {
      start: {},
      center: { justifyContent: "center" },
      between: { justifyContent: "space-between" },
      end: { justifyContent: "flex-end" },
    },
    /** Whether children wrap to the next line. @default true */
    wrap: { true: { flexWrap: "wrap" }, false: {} },
  },
  defaultVariants: { gap: "s", align: "center", justify: "start", wrap: true },
});
export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
