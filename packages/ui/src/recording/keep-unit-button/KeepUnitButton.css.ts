import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** In a line of its own below the buttons that it is among. */
export const line = style({
  order: 1,
  flexBasis: "100%",
  color: vars.text.secondary,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
});
