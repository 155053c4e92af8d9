import { recipe, type RecipeVariants } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const toned = (tone: "info" | "caution" | "promote") => ({
  background: vars.tone[tone].surface,
  borderColor: vars.tone[tone].border,
  color: vars.tone[tone].text,
});

export const banner = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: vars.space.m,
    rowGap: vars.space.s,
    paddingBlock: vars.space.m,
    paddingInline: vars.space.l,
    border: "1px solid",
    borderRadius: vars.radius.card,
    "@media": { "(max-width: 40em)": { paddingInline: vars.space.m } },
  },
  variants: { tone: { info: toned("info"), caution: toned("caution"), promote: toned("promote") } },
  defaultVariants: { tone: "info" },
});
export type BannerVariants = NonNullable<RecipeVariants<typeof banner>>;

export const sign = style({ display: "grid", flexShrink: 0 });
export const words = style({ display: "flex", flexDirection: "column", flex: "1 1 14rem", minInlineSize: 0 });
export const title = style({ fontWeight: 650 });
export const text = style({ color: vars.text.secondary, textWrap: "pretty" });
