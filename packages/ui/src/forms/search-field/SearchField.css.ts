import { style } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";

export const field = style({ position: "relative", display: "block", inlineSize: "100%", maxInlineSize: "24rem" });

export const sign = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: vars.space.s,
  display: "grid",
  placeItems: "center",
  color: vars.text.muted,
  pointerEvents: "none",
});

export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control,
  paddingInline: "2.5rem",
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  fontSize: vars.type.body.size,
  appearance: "none",
  "::placeholder": { color: vars.text.muted, opacity: 1 },
  selectors: {
    "&:hover": { borderColor: vars.text.secondary },
    "&:disabled": {
      borderColor: vars.border.subtle,
      background: vars.surface.sunken,
      color: vars.text.muted,
      opacity: 1,
    },
    "&:placeholder-shown": { textOverflow: "ellipsis" },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  // iOS zooms into any field with text smaller than 16 px.
  "@media": {
    "(pointer: coarse)": { fontSize: "1rem", minBlockSize: vars.size.touch },
    // A placeholder of the usual size would be cut; it is still half as large again as normal text.
    [largeTextOnPhone]: { paddingInline: "1.75rem", "::placeholder": { fontSize: "0.75em" } },
  },
});

export const clear = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  ":hover": { color: vars.text.primary },
  "@media": { [largeTextOnPhone]: { inlineSize: "1.75rem" } },
});
