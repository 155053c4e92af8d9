import { globalStyle, style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const fieldset = style({ containerType: "inline-size", inlineSize: "100%", ...stacked("xs"), minInlineSize: 0 });

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Avoids a single card in a row: four cards are in one row or two and two, three in one row or one column. */
export const grid = style({
  display: "grid",
  ...columns(1),
  gap: vars.space.xs,
  "@container": {
    "(min-width: 18.125rem)": {
      selectors: { "&:has(> button:nth-of-type(2):last-of-type), &:has(> button:nth-of-type(4))": columns(2) },
    },
    "(min-width: 27rem)": { selectors: { "&:has(> button:nth-of-type(3):last-of-type)": columns(3) } },
    "(min-width: 39rem)": { selectors: { "&:has(> button:nth-of-type(4):last-of-type)": columns(4) } },
  },
});
// The last of five or seven is as wide as both columns.
globalStyle(`${grid} > button:nth-of-type(2n + 5):last-of-type`, { gridColumn: "1 / -1" });

export const card = style({
  ...stacked("xxs"),
  alignItems: "flex-start",
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.primary,
  textAlign: "start",
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { background: vars.surface.hover },
    "&[data-state='checked']": { borderColor: vars.ink.fill, boxShadow: `inset 0 0 0 1px ${vars.ink.fill}` },
    "&[data-state='checked']:focus-visible": {
      boxShadow: `inset 0 0 0 1px ${vars.ink.fill}, 0 0 0 5px ${vars.focus.halo}`,
    },
    // Not data-disabled, because Radix doesn't notice that a fieldset disables its controls.
    "&:disabled": { opacity: 0.5, cursor: "default", background: vars.surface.raised },
  },
});

export const name = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  fontWeight: 600,
  "@media": {
    "(forced-colors: active)": {
      selectors: { '[data-state="checked"] > &': strokeInForcedColors["(forced-colors: active)"] },
    },
  },
});

export const note = style({ ...sized("caption"), color: vars.text.muted });
