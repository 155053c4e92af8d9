import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const panel = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    gap: vars.space.m,
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
export const words = style({ display: "flex", flexDirection: "column", gap: vars.space.xxs });
