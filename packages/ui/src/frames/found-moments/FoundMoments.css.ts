import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { atEnds, raised, sized, stacked } from "../../theme/mixins.ts";

export const group = style({
  ...stacked("xs"),
  marginBlockStart: vars.space.xl,
  "@media": { print: { display: "none" } },
});
export const head = style(atEnds("m"));
export const all = style({ display: "inline-flex", alignItems: "center", minBlockSize: "1.5rem" });
export const list = style({
  display: "flex",
  flexDirection: "column",
  ...raised("card"),
  overflow: "hidden",
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 18rem)",
  alignItems: "baseline",
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
  color: vars.text.primary,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.surface.hover },
    "&:focus-visible": { outlineOffset: "-2px" },
    "li:last-child > &": { borderBlockEnd: "none" },
  },
  "@media": {
    "(max-width: 48em)": { gridTemplateColumns: "minmax(0, 1fr)" },
    "(pointer: coarse)": { minBlockSize: vars.size.touch },
  },
});
export const sentence = style({ fontFamily: family.reading, ...sized("lead"), overflowWrap: "anywhere" });
export const source = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: vars.text.muted,
  ...sized("caption"),
});
