import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  inlineSize: "100%",
  maxInlineSize: "44rem",
});
