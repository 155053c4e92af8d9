import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const avatar = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.border.subtle}`,
  background: vars.highlight.mark,
  color: vars.highlight.on,
  fontSize: vars.type.body.size,
  fontWeight: 650,
  lineHeight: 1,
  textTransform: "uppercase",
});
