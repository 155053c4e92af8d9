import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";

export const link = recipe({
  base: {
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    borderRadius: vars.radius.small,
    transition: `background-size ${vars.motion.settle} ${vars.motion.ease}`,
    backgroundImage: `linear-gradient(${vars.highlight.wash}, ${vars.highlight.wash})`,
    backgroundRepeat: "no-repeat",
    backgroundPosition: "0 90%",
    backgroundSize: "0% 0.7em",
    selectors: { "&:hover": { backgroundSize: "100% 0.7em" } },
  },
  variants: {
    /** The link's context. @default "text" */
    variant: {
      /** In running text. */
      text: {
        color: vars.text.link,
        textDecorationLine: "underline",
        ":hover": { color: vars.text.primary },
      },
      /** Next to other controls, where its position shows that it is a link. */
      quiet: {
        position: "relative",
        color: vars.text.secondary,
        textDecorationLine: "none",
        ":hover": { color: vars.text.primary },
        // 24 px for a finger (WCAG 2.5.8), whatever the height of the line.
        "::after": { content: "", position: "absolute", insetInline: 0, insetBlock: "min(0px, 50% - 12px)" },
      },
    },
  },
  defaultVariants: { variant: "text" },
});
export type LinkVariants = RecipeVariants<typeof link>;
