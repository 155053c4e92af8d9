import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, sized } from "../../theme/mixins.ts";

export const row = style({
  ...inRow("xs"),
  flexWrap: "wrap",
  minInlineSize: 0,
  ...sized("label"),
});

export const active = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  minBlockSize: "2rem",
  paddingInline: vars.space.s,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: "999px",
  background: "none",
  font: "inherit",
  color: vars.text.primary,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.surface.hover } },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });
