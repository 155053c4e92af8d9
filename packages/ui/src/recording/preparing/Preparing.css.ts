import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  color: vars.text.secondary,
  // Without words it stays in the page, so that its words are announced when they come.
  selectors: { "&:not(:empty)": { marginBlockEnd: vars.space.m } },
});
