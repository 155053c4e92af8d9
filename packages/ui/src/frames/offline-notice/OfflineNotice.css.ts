import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";

/** Stays visible while the page is scrolled. */
export const notice = style({
  position: "sticky",
  zIndex: 5,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xs,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  borderInlineStart: `5px solid ${vars.tone.caution.solid}`,
  background: vars.surface.raised,
  ...sized("label"),
  textWrap: "pretty",
  selectors: { "&:empty": { paddingInline: 0, paddingBlock: 0, border: 0 } },
});

export const sign = style({ flexShrink: 0, color: vars.tone.caution.text });
