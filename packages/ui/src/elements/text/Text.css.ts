import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { family, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

export const text = recipe({
  base: { overflowWrap: "anywhere" },
  variants: {
    /** 13, 14, 15 or 17 px of the interface; `reading` is 19 px of the serif. @default "body" */
    size: {
      caption: sized("caption"),
      label: sized("label"),
      body: sized("body"),
      lead: sized("lead"),
      /** For long reading: serif, with generous line height. */
      reading: { fontFamily: family.reading, ...sized("reading") },
    },
    /** The text's prominence; `critical` for errors. @default "primary" */
    color: {
      primary: { color: vars.text.primary },
      secondary: { color: vars.text.secondary },
      muted: { color: vars.text.muted },
      critical: { color: vars.tone.critical.text },
    },
    /** 400 or 600. @default "regular" */
    weight: { regular: { fontWeight: 400 }, strong: { fontWeight: 600 } },
    /** The horizontal alignment. @default "start" */
    align: { start: {}, center: { textAlign: "center" } },
  },
  defaultVariants: { size: "body", color: "primary", weight: "regular", align: "start" },
});
export type TextVariants = NonNullable<RecipeVariants<typeof text>>;
