import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const form = style(stacked("l"));
export const foot = style({ display: "flex", alignItems: "center", flexWrap: "wrap", gap: vars.space.m });
/** Shown only after a message that was too long. */
export const long = style({
  ...stacked("s"),
  alignItems: "flex-start",
  selectors: { "&:not(:empty)": { flexBasis: "100%" } },
});
