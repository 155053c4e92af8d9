import { style } from "@vanilla-extract/css";
import { family, vars } from "../../../theme/contract.css.ts";
import { sized, stacked } from "../../../theme/mixins.ts";

/**
 * The next action and the menu are beside the title; in a wide window the plan is between them, and in a very narrow one
 * each has a row of its own.
 */
export const region = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"head controls" "plan plan"',
  "@media": {
    "(max-width: 22em)": { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateAreas: '"head" "plan" "controls"' },
    "(min-width: 64em)": {
      gridTemplateColumns: "minmax(10rem, 1fr) minmax(0, 3fr) auto",
      gridTemplateAreas: '"head plan controls"',
      columnGap: vars.space.xl,
    },
  },
});
export const head = style({ gridArea: "head", ...stacked("hair") });
/** The time that is left, the largest words of the region. */
export const left = style({ fontFamily: family.reading, ...sized("heading"), letterSpacing: "-0.018em" });
export const forecast = style({ fontFamily: family.reading, ...sized("small") });
export const controls = style({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignContent: "flex-start",
  gap: vars.space.xxs,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
});
export const lines = style({
  gridArea: "plan",
  ...stacked("xs"),
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
});
/** As high as the two lines that replace it. */
export const waiting = style({ gridArea: "plan", ...stacked("s"), minBlockSize: "3.5rem" });
export const failed = style({
  gridArea: "plan",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
});
