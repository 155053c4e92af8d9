import { style } from "@vanilla-extract/css";
import { family, tight, vars } from "../../theme/contract.css.ts";
import { clamped, inRow, sized, stacked } from "../../theme/mixins.ts";

export const row = style({
  containerType: "inline-size",
  position: "relative",
  ...inRow("m"),
  flexWrap: "wrap",
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  minInlineSize: 0,
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.quick}`,
  ":hover": { background: vars.surface.hover },
  "@media": { "(max-width: 40em)": { paddingInline: vars.space.xs } },
});
export const words = style({ display: "flex", flexDirection: "column", flex: "1 1 6.5rem", minInlineSize: 0 });
export const name = style({
  fontFamily: family.reading,
  ...sized("small"),
  fontWeight: 550,
  overflowWrap: "anywhere",
  ...clamped(2),
  "@container": { [tight]: { WebkitLineClamp: "none" } },
});
export const date = style({ ...sized("label"), color: vars.text.muted });
export const arrow = style({
  display: "grid",
  "@container": { [tight]: { display: "none" } },
  color: vars.text.muted,
  transition: `translate ${vars.motion.settle} ${vars.motion.ease}`,
  selectors: { [`${row}:hover &`]: { translate: "3px 0", color: vars.text.primary } },
});
export const pending = style([row, { ":hover": { background: "none" } }]);
/** On a phone most names take two lines. */
export const pendingWords = style({
  ...stacked("xs"),
  justifyContent: "center",
  flex: 1,
  "@media": {
    "(max-width: 40em)": { minBlockSize: `calc(${vars.type.small.leading} * 2 + ${vars.type.label.leading})` },
  },
});
export const progress = style({ ...inRow("xs"), ...sized("label"), color: vars.text.secondary });
