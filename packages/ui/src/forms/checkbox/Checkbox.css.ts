import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow } from "../../theme/mixins.ts";

export const row = style({
  ...inRow("s"),
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  cursor: "pointer",
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});

export const box = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  border: `1.5px solid ${vars.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.surface.raised,
  color: vars.ink.on,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    [`${row}:hover &`]: { borderColor: vars.text.secondary },
    "&[data-state='checked']": { background: vars.ink.fill, borderColor: vars.ink.fill },
    // Not data-disabled, because Radix doesn't notice that a fieldset disables its controls.
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-state='checked']": { color: "CanvasText" } } },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });
