import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const proposals = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.xs });
export const heading = style({
  flexBasis: "100%",
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  color: vars.text.muted,
});
