import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, scrolling } from "../../theme/mixins.ts";

export const list = style({
  display: "flex",
  flexDirection: "column",
  ...scrolling("min(20rem, 40dvh)"),
  // If the dialog is too high, the dialog itself scrolls, so that at least one row is visible.
  flexShrink: 0,
});

export const choice = style({
  ...inRow("s"),
  // A long word wraps below the disc instead of breaking beside it.
  flexWrap: "wrap",
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  padding: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  font: "inherit",
  color: vars.text.primary,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:hover:not(:disabled)": { background: vars.surface.hover },
    "&:disabled": { color: vars.text.muted, cursor: "default" },
  },
});

export const name = style({ flex: "1 1 min-content", minInlineSize: 0, overflowWrap: "break-word" });
export const creation = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: vars.space.s });
export const field = style({ flex: "1 1 12rem", minInlineSize: 0 });
