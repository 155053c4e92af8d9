import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

/** A muted footnote below a rule, because what works is on the same page. */
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  color: vars.text.muted,
  textWrap: "pretty",
});
export const name = style({ fontWeight: 560 });
