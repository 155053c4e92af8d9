import { style } from "@vanilla-extract/css";
import { family, vars } from "../../theme/contract.css.ts";
import { inRow, stacked } from "../../theme/mixins.ts";

const phone = "(max-width: 40em)";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "11rem minmax(0, 1fr)",
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  alignItems: "center",
  "@media": {
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space.s },
  },
});
/** Hidden on a phone, which can't scan its own screen. */
export const code = style({
  gridRow: "span 2",
  "@media": { [phone]: { display: "none" } },
});
export const steps = style({ ...stacked("xs"), counterReset: "step" });
export const step = style({
  display: "flex",
  gap: vars.space.s,
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    flex: "none",
    inlineSize: "1.25em",
    fontFamily: family.reading,
    fontWeight: 600,
    color: vars.text.muted,
  },
});
export const facts = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  rowGap: vars.space.s,
});
export const foot = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
  "@media": { [phone]: { paddingBlockStart: vars.space.s } },
});
export const waiting = style(inRow("s"));
/** High enough for a finger (WCAG 2.5.8). */
export const sample = style({ display: "inline-block", paddingBlock: vars.space.xxs });
