import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { raised, stacked } from "../../theme/mixins.ts";

export const card = style({
  ...stacked("l"),
  padding: vars.space.l,
  ...raised("sheet"),
  "@media": { "(max-width: 40em)": { gap: vars.space.m, padding: vars.space.m } },
});
export const words = style(stacked("xxs"));
