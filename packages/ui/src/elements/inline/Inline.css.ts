import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const inline = recipe({
  base: { display: "flex", minInlineSize: 0 },
  variants: {
    gap: {
      none: { gap: 0 },
      xxs: { gap: vars.space.xxs },
      xs: { gap: vars.space.xs },
      s: { gap: vars.space.s },
      m: { gap: vars.space.m },
      l: { gap: vars.space.l },
    },
    align: {
      center: { alignItems: "center" },
      start: { alignItems: "flex-start" },
      baseline: { alignItems: "baseline" },
    },
    justify: {
      start: {},
      center: { justifyContent: "center" },
      between: { justifyContent: "space-between" },
      end: { justifyContent: "flex-end" },
    },
    wrap: { true: { flexWrap: "wrap" }, false: {} },
  },
  defaultVariants: { gap: "s", align: "center", justify: "start", wrap: true },
});
export type InlineVariants = NonNullable<RecipeVariants<typeof inline>>;
