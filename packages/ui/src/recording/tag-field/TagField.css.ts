import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inRow, raised, stacked } from "../../theme/mixins.ts";

export const field = style({ ...stacked("xs"), minInlineSize: 0 });
// Replaces react-aria's own style element.
globalStyle(`${field} [data-react-aria-pressable]`, { touchAction: "pan-x pan-y pinch-zoom" });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const chip = style({
  maxInlineSize: "100%",
  paddingInlineStart: vars.space.s,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: "999px",
  cursor: "default",
  selectors: {
    "&:focus-visible": { outline: `2px solid ${vars.focus.ring}`, outlineOffset: "2px" },
  },
});
globalStyle(`${chip} > div`, { display: "flex", alignItems: "center", minInlineSize: 0 });

export const remove = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  padding: 0,
  border: 0,
  borderRadius: "50%",
  background: "none",
  color: vars.text.secondary,
  cursor: "pointer",
  selectors: { "&:hover": { background: vars.surface.hover, color: vars.text.primary } },
  "@media": { "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});

/** The field with the button inside its end. */
export const control = style({ position: "relative" });
export const opener = style({
  position: "absolute",
  insetBlock: "1px",
  insetInlineEnd: "1px",
  inlineSize: vars.size.control,
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  color: vars.text.secondary,
  cursor: "pointer",
  selectors: { "&:disabled": { visibility: "hidden" } },
});

export const options = style({
  maxBlockSize: "min(14rem, 30dvh)",
  overflowY: "auto",
  marginBlockStart: vars.space.xxs,
  padding: vars.space.xxs,
  ...raised("control"),
});

export const option = style({
  ...inRow("xs"),
  minBlockSize: "2.25rem",
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.surface.hover },
    "&[data-focused='true']": {
      background: vars.surface.hover,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: "-2px",
    },
  },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});
