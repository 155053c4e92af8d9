import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { button } from "../../elements/button/Button.css.ts";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { inRow, raised } from "../../theme/mixins.ts";

/** Paper with a coloured icon, because a coloured box would be too prominent. */
export const banner = recipe({
  base: {
    ...inRow("m"),
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    ...raised("card"),
    "@media": {
      "(max-width: 40em)": { paddingInline: vars.space.m },
      // A phone with text twice as large: the icon above the words leaves room for a long one.
      [largeTextOnPhone]: { flexDirection: "column", alignItems: "stretch", gap: vars.space.xs },
    },
  },
  variants: {
    /** The kind of message: information, a warning, or an offer. @default "info" */
    tone: { info: {}, caution: { borderColor: vars.tone.caution.border }, promote: {} },
  },
  defaultVariants: { tone: "info" },
});
export type BannerVariants = NonNullable<RecipeVariants<typeof banner>>;

export const sign = recipe({
  base: { display: "grid", flexShrink: 0, alignSelf: "flex-start" },
  variants: {
    /** The same as the banner's. */
    tone: {
      info: { color: vars.tone.info.text },
      caution: { color: vars.tone.caution.text },
      promote: { color: vars.tone.promote.text },
    },
  },
});
/** Text and action: below each other in a narrow banner, both beside the icon. */
export const body = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  selectors: {
    // The action's own margin must not bring it nearer to the words.
    [`&:has(> .${button.classNames.variants.flush.both})`]: { columnGap: `calc(2 * ${vars.space.m} + 1px)` },
  },
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 14rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const title = style({ fontWeight: 650 });
export const text = style({ color: vars.text.secondary, textWrap: "pretty" });
