import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const fieldset = style({ ...stacked("xs"), minInlineSize: 0 });
export const list = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l, rowGap: 0 });

export const option = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  cursor: "pointer",
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});

// Radix moves its hidden input to the left by its width, whatever the direction: out of the page where an option begins at its
// left edge. Hence from the right.
globalStyle(`${option} > input`, { right: 0 });

export const dot = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  border: `1.5px solid ${vars.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  selectors: {
    "&[data-state='checked']": { borderColor: vars.ink.fill },
    [`${option}:hover &`]: { borderColor: vars.text.secondary },
    "&:disabled": { opacity: 0.5, cursor: "default" },
  },
});

export const mark = style({
  display: "block",
  inlineSize: "0.625rem",
  blockSize: "0.625rem",
  borderRadius: vars.radius.full,
  background: vars.ink.fill,
  "@media": { "(forced-colors: active)": { background: "Highlight" } },
});
