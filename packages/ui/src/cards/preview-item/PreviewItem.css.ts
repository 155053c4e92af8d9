import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { stacked } from "../../theme/mixins.ts";

/** Text and screenshot side by side, in alternating order (product decision 20). */
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space.xxl,
  selectors: { "&[data-side='end']": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.4fr)" } },
  "@media": {
    "(max-width: 48em)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.m,
      selectors: { "&[data-side='end']": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
export const media = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "16 / 10",
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  background: vars.surface.sunken,
  color: vars.text.muted,
  overflow: "hidden",
  boxShadow: `0 24px 48px -32px ${vars.shadow.key}`,
  selectors: { "[data-side='end'] > &": { order: 1 } },
  "@media": { "(max-width: 48em)": { selectors: { "[data-side='end'] > &": { order: 0 } } } },
});
export const frame = style({ display: "contents" });
export const image = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover", objectPosition: "top" });
export const words = style(stacked("xs"));
