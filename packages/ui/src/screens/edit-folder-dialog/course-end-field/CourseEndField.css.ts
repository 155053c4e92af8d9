import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../../theme/contract.css.ts";

/** A field whose hint warns. An error that replaces the hint has a colour of its own. */
export const warned = style({});
globalStyle(`${warned}:not(:has([aria-invalid])) > p`, {
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `3px solid ${vars.tone.caution.border}`,
  color: vars.tone.caution.text,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  fontWeight: 560,
});
