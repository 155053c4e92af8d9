import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const page = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "100dvh",
  padding: `${vars.space.xl} ${vars.space.gutter}`,
});

export const spread = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 26rem)",
  alignItems: "center",
  gap: vars.space.xxxl,
  inlineSize: "100%",
  maxInlineSize: "62rem",
  "@media": {
    "(max-width: 56.25em)": {
      gridTemplateColumns: "minmax(0, 26rem)",
      justifyContent: "center",
      gap: vars.space.xl,
    },
  },
});

/** Beside the form on a wide page, below it on a phone. */
export const why = style({
  ...stacked("l"),
  order: -1,
  "@media": { "(max-width: 56.25em)": { order: 0 } },
});
export const benefits = style(stacked("m"));
export const benefit = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space.s });
export const sign = style({ display: "grid", paddingBlockStart: "1px", color: vars.text.secondary });
export const benefitName = style({ fontWeight: 650 });
export const benefitWords = style({ gridColumn: 2, color: vars.text.secondary });
