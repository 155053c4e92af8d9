import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** One muted line, because what works is on the same page. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xs,
  color: vars.text.muted,
  textWrap: "pretty",
});
export const name = style({ fontWeight: 600, color: vars.text.secondary });
