import { style } from "@vanilla-extract/css";
import { family, tight, vars } from "../../theme/contract.css.ts";
import { clamped, focusRing, raised, sized, stacked } from "../../theme/mixins.ts";

/** Sheets that stick out above the card suggest a folder's contents. */
export const frame = style({
  containerType: "inline-size",
  position: "relative",
  isolation: "isolate",
  blockSize: "100%",
  paddingBlockStart: "0.5rem",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      zIndex: -1,
      insetBlock: 0,
      insetInline: "0.75rem",
      border: `1px solid ${vars.border.subtle}`,
      borderRadius: vars.radius.card,
      background: vars.surface.sheet,
      transition: `translate ${vars.motion.settle} ${vars.motion.ease}`,
    },
    "&:hover::before": { translate: "0 -3px" },
  },
});

export const card = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  flexWrap: "wrap",
  gap: vars.space.m,
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.m,
  ...raised("card"),
  boxShadow: `0 1px 2px ${vars.shadow.ambient}`,
  transition: `border-color ${vars.motion.quick}, box-shadow ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: {
    [`${frame}:hover &`]: {
      borderColor: vars.border.strong,
      boxShadow: `0 1px 2px ${vars.shadow.ambient}, 0 10px 24px -12px ${vars.shadow.key}`,
    },
  },
});

export const words = style({
  ...stacked("xxs"),
  flex: "1 1 9rem",
  alignSelf: "stretch",
  minInlineSize: 0,
  minBlockSize: "2.75rem",
  // Below the disc and the menu, which share a row.
  "@container": { [tight]: { minBlockSize: 0, flexBasis: "100%" } },
});

const twoLines = {
  ...clamped(2),
  "@container": { [tight]: { WebkitLineClamp: "none", hyphens: "auto" } },
  overflowWrap: "anywhere",
} as const;

export const name = style({
  ...twoLines,
  fontFamily: family.reading,
  ...sized("small"),
  fontWeight: 550,
  letterSpacing: "-0.006em",
  // Beside the menu.
  marginInlineEnd: vars.size.controlSmall,
  "@container": { [tight]: { ...twoLines["@container"][tight], marginInlineEnd: 0 } },
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.card },
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&:focus-visible::after": focusRing,
  },
});

/** Above the stretched link, beside the disc's row. */
export const controls = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: vars.space.m,
  insetInlineEnd: `calc(${vars.space.m} - ${vars.space.xs})`,
  display: "flex",
  alignItems: "center",
  blockSize: "2.75rem",
});

export const description = style({ ...twoLines, ...sized("label"), color: vars.text.muted });

/** At the same height on all cards of a row. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.xxs,
  ...sized("caption"),
  fontWeight: 560,
  color: vars.text.secondary,
  fontVariantNumeric: "tabular-nums",
});
