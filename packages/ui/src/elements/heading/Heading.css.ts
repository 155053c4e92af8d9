import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { family, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const heading = recipe({
  base: {
    fontFamily: family.reading,
    fontWeight: 550,
    color: vars.text.primary,
    // Not textWrap, which would let a hidden heading wrap.
    textWrapStyle: "pretty",
    overflowWrap: "anywhere",
    // A German compound breaks at a syllable. Shorter words stay whole.
    "@supports": { "(hyphenate-limit-chars: 16 4 4)": { hyphens: "auto", hyphenateLimitChars: "16 4 4" } },
  },
  variants: {
    /** The visual size, independent of the level: 40 to 72, 32, 23 or 18 px. @default "heading" */
    size: {
      display: {
        ...sized("display"),
        letterSpacing: "-0.028em",
        fontWeight: 480,
      },
      heading: {
        ...sized("heading"),
        letterSpacing: "-0.018em",
      },
      title: { ...sized("title"), letterSpacing: "-0.012em" },
      small: { ...sized("small"), letterSpacing: "-0.006em" },
    },
  },
  defaultVariants: { size: "heading" },
});
export type HeadingVariants = NonNullable<RecipeVariants<typeof heading>>;
