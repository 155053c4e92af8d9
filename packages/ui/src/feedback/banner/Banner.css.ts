import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A slip of paper with a coloured edge: a whole field of colour would outshout the page. */
const toned = (tone: "info" | "caution" | "promote") => ({ borderInlineStartColor: vars.tone[tone].solid });

export const banner = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space.m,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    border: `1px solid ${vars.border.subtle}`,
    borderInlineStartWidth: "5px",
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    // With the edge, 16 px and a line: as far in as the cards around it.
    "@media": { "(max-width: 40em)": { paddingInline: `${vars.space.s} ${vars.space.m}` } },
  },
  variants: {
    /** Its kind: something to know, to take care of, or to gain. @default "info" */
    tone: { info: toned("info"), caution: toned("caution"), promote: toned("promote") },
  },
  defaultVariants: { tone: "info" },
});
export type BannerVariants = NonNullable<RecipeVariants<typeof banner>>;

export const sign = recipe({
  base: { display: "grid", flexShrink: 0, alignSelf: "flex-start" },
  variants: {
    /** As the banner's. */
    tone: {
      info: { color: vars.tone.info.text },
      caution: { color: vars.tone.caution.text },
      promote: { color: vars.tone.promote.text },
    },
  },
});
/** The words and what to do about them: in a narrow banner one below the other, both beside the sign. */
export const body = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
});
export const words = style({ display: "flex", flexDirection: "column", flex: "1 1 14rem", minInlineSize: 0 });
export const title = style({ fontWeight: 650 });
export const text = style({ color: vars.text.secondary, textWrap: "pretty" });
