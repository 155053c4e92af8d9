import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const offers = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.s,
  "@media": { print: { display: "none" } },
});
