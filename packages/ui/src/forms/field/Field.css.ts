import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  "@media": { print: { display: "none" } },
});

export const label = style({
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  fontWeight: 600,
});
