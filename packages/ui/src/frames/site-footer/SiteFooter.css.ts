import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const footer = style({
  ...inRow("m"),
  flexWrap: "wrap",
  justifyContent: "space-between",
  paddingBlock: vars.space.xl,
  paddingInline: `max(${vars.space.gutter}, calc((100% - 76rem) / 2))`,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.muted,
  fontSize: vars.type.label.size,
});
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l, rowGap: vars.space.xs });
export const anchor = style({
  position: "relative",
  display: "inline-block",
  paddingBlock: vars.space.xs,
  color: vars.text.secondary,
  textDecoration: "none",
  ":hover": { color: vars.text.primary, textDecoration: "underline" },
  // 24 px for a finger (WCAG 2.5.8): a link of one letter is narrower.
  "::after": { content: "", position: "absolute", insetBlock: 0, insetInline: "min(0px, 50% - 12px)" },
});
