import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const line = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  color: vars.text.secondary,
  lineHeight: vars.type.body.leading,
});
