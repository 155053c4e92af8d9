import { createVar, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

export const swatchColor = createVar("swatch");

export const fieldset = style({ containerType: "inline-size", inlineSize: "100%", ...stacked("xs") });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  // Eleven for a mouse have one row in a dialog.
  "@media": {
    "(pointer: fine)": {
      "@container": {
        "(min-width: 28.5rem) and (max-width: 33rem)": {
          selectors: {
            "&&:has(> button:nth-of-type(11):last-of-type)": {
              gridTemplateColumns: "repeat(11, max-content)",
              columnGap: "0.375rem",
            },
          },
        },
      },
    },
  },
  // In a form, each swatch has a hidden input beside it. If ten swatches need two rows, each has five.
  "@container": {
    "(min-width: 15rem) and (max-width: 28rem)": {
      selectors: {
        "&:has(> button:nth-of-type(10):last-of-type)": {
          display: "grid",
          gridTemplateColumns: "repeat(5, max-content)",
          columnGap: vars.space.xxs,
        },
      },
    },
    // With a color of an earlier palette there are eleven.
    "(min-width: 18rem) and (max-width: 33rem)": {
      selectors: {
        "&:has(> button:nth-of-type(11):last-of-type)": {
          display: "grid",
          gridTemplateColumns: "repeat(6, max-content)",
          columnGap: vars.space.xxs,
        },
      },
    },
    // Five swatches that are large enough for touch are wider.
    "(min-width: 17rem) and (max-width: 28rem)": {
      selectors: { "&:has(> button:nth-of-type(10):last-of-type)": { columnGap: vars.space.s } },
    },
  },
});

export const swatch = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.full,
  background: swatchColor,
  forcedColorAdjust: "none",
  selectors: {
    "&[data-state='checked']": { boxShadow: `0 0 0 2px ${vars.surface.raised}, 0 0 0 4px ${vars.text.primary}` },
    "&:disabled": { opacity: 0.5, cursor: "default" },
    "&:focus-visible": { borderRadius: vars.radius.full, outlineOffset: "5px" },
  },
  "@media": { "(pointer: coarse)": { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});
