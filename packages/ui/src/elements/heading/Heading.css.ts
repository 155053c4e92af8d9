import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { family, vars } from "../../theme/contract.css.ts";

export const heading = recipe({
  base: {
    fontFamily: family.reading,
    fontWeight: 550,
    color: vars.text.primary,
    textWrap: "pretty",
    overflowWrap: "anywhere",
    // A German compound breaks at a syllable. Shorter words stay whole.
    "@supports": { "(hyphenate-limit-chars: 16 4 4)": { hyphens: "auto", hyphenateLimitChars: "16 4 4" } },
  },
  variants: {
    /** The visual size, independent of the level: 40 to 72, 32, 23 or 18 px. @default "heading" */
    size: {
      display: {
        fontSize: vars.type.display.size,
        lineHeight: vars.type.display.leading,
        letterSpacing: "-0.028em",
        fontWeight: 480,
      },
      heading: {
        fontSize: vars.type.heading.size,
        lineHeight: vars.type.heading.leading,
        letterSpacing: "-0.018em",
      },
      title: { fontSize: vars.type.title.size, lineHeight: vars.type.title.leading, letterSpacing: "-0.012em" },
      small: { fontSize: vars.type.small.size, lineHeight: vars.type.small.leading, letterSpacing: "-0.006em" },
    },
  },
  defaultVariants: { size: "heading" },
});
export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;
