import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const panel = recipe({
  base: {
    ...stacked("m"),
    padding: vars.space.l,
    border: "1px solid",
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    "@media": { "(max-width: 40em)": { padding: vars.space.m } },
  },
  variants: {
    tone: { neutral: { borderColor: vars.border.subtle }, critical: { borderColor: vars.tone.critical.border } },
  },
  defaultVariants: { tone: "neutral" },
});
export const heading = style(stacked("xxs"));
