import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const inline = recipe({
  base: { display: "flex", minInlineSize: 0 },
  variants: {
    /** Between the things, a step of the theme's spaces: 0, 4, 8, 12, 16 or 24 px. @default "s" */
    gap: {
      none: { gap: 0 },
      xxs: { gap: vars.space.xxs },
      xs: { gap: vars.space.xs },
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
    },
    /** Of each thing, up and down. @default "center" */
    align: {
      center: { alignItems: "center" },
      start: { alignItems: "flex-start" },
      baseline: { alignItems: "baseline" },
    },
    /** Of all of them, along the line. @default "start" */
    justify: {
      start: {},
      center: { justifyContent: "center" },
      between: { justifyContent: "space-between" },
      end: { justifyContent: "flex-end" },
    },
    /** Whether they go on in a next line where there is no room. @default true */
    wrap: { true: { flexWrap: "wrap" }, false: {} },
  },
  defaultVariants: { gap: "s", align: "center", justify: "start", wrap: true },
});
export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
