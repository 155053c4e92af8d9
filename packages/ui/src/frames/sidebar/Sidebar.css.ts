import { style } from "@vanilla-extract/css";
import { chosen, strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { vars } from "../../theme/contract.css.ts";
import { inRow, stacked } from "../../theme/mixins.ts";

export const sidebar = style({
  ...stacked("l"),
  blockSize: "100%",
  paddingBlock: vars.space.m,
  paddingInline: vars.space.s,
  overflowY: "auto",
});

export const brandLink = style({
  alignSelf: "flex-start",
  padding: vars.space.xs,
  textDecoration: "none",
  borderRadius: vars.radius.control,
});

export const listing = style({ display: "flex", flexDirection: "column", flex: 1, gap: vars.space.m });

export const list = style({ display: "flex", flexDirection: "column", gap: "2px" });
export const last = style([list, { marginBlockStart: "auto" }]);

export const item = style({
  ...inRow("s"),
  inlineSize: "100%",
  minBlockSize: "2.375rem",
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  fontWeight: 530,
  textAlign: "start",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.surface.pressed, color: vars.text.primary },
    "&[aria-current], &[aria-current]:hover": chosen,
  },
  "@media": {
    "(pointer: coarse)": { minBlockSize: vars.size.touch },
    "(forced-colors: active)": {
      selectors: { "&[aria-current]": strokeInForcedColors["(forced-colors: active)"] },
    },
  },
});

export const chevron = style({
  marginInlineStart: "auto",
  transition: `rotate ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: { '[data-state="closed"] > &': { rotate: "-90deg" } },
});

/** Animates its height without measuring, in browsers that support it. */
export const group = style({
  overflow: "hidden",
  interpolateSize: "allow-keywords",
  // Leaves room for the items' focus rings, which `overflow` would clip.
  marginInline: "-5px",
  paddingInline: "5px",
  blockSize: "auto",
  transition: `block-size ${vars.motion.settle} ${vars.motion.ease}, display ${vars.motion.settle} allow-discrete`,
  selectors: { "&[hidden]": { blockSize: 0 } },
});

/** A margin line below the Library's icon, as on ruled paper. The items inside are aligned with the Library's name. */
export const inGroup = style([
  list,
  {
    marginInlineStart: "1.32rem",
    marginBlock: "2px 5px",
    paddingInlineStart: "0.85rem",
    borderInlineStart: `1.5px solid ${vars.border.subtle}`,
  },
]);

export const subItem = style([
  item,
  {
    minBlockSize: "2.125rem",
    paddingInline: vars.space.xs,
    selectors: {
      // A number beside the label; the link's title says it to screen readers.
      "&[data-due]::after": {
        content: ["attr(data-due)", 'attr(data-due) / ""'],
        marginInlineStart: "auto",
        fontSize: vars.type.caption.size,
        fontVariantNumeric: "tabular-nums",
        color: vars.text.muted,
      },
    },
  },
]);
