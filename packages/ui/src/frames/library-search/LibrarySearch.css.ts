import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const beside = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.xs,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  "@media": { print: { display: "none" } },
});
