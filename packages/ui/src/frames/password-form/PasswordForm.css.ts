import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A way to another form or page, below the button. */
export const other = style({
  alignSelf: "center",
  textAlign: "center",
  padding: vars.space.xs,
  borderRadius: vars.radius.small,
  color: vars.text.link,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
