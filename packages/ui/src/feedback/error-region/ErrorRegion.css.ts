import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const region = style({
  display: "flex",
  alignItems: "flex-start",
  selectors: { "&:has(button)": { alignItems: "center" } },
  flexWrap: "wrap",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.tone.critical.border}`,
  borderRadius: vars.radius.control,
  background: vars.tone.critical.surface,
  color: vars.tone.critical.text,
  fontWeight: 560,
  overflowWrap: "anywhere",
});
export const sign = style({ display: "inline-grid", flexShrink: 0, paddingBlockStart: "1px" });
export const words = style({ flex: "1 1 8rem", minInlineSize: 0 });
