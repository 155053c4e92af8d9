import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const page = style({ position: "relative", ...stacked("l") });

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space.m,
});
export const words = style({ ...stacked("xxs"), flex: "1 1 16rem", minInlineSize: 0 });
/** As high as the controls beside it. */
export const name = style({
  textWrap: "balance",
  paddingBlock: `calc((${vars.size.control} - ${vars.type.heading.leading}) / 2)`,
});
/** How many recordings it has, and quiet actions: one line, whatever has been read. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: `calc(${vars.space.m} + ${vars.space.xs})`,
  minBlockSize: vars.size.controlSmall,
  ...sized("label"),
  color: vars.text.muted,
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.control } },
});
const phone = "(max-width: 26.5em)";
// In one row on a phone, where the main action takes what the menu leaves.
export const controls = style({
  display: "flex",
  gap: vars.space.xs,
  "@media": { [phone]: { inlineSize: "100%" } },
});
globalStyle(`${controls} > :first-child`, { "@media": { [phone]: { flex: "1 1 auto" } } });
/** The parts of the skeleton, each as large as the content that replaces it. */
export const round = style({ inlineSize: "3.5rem", blockSize: "3.5rem" });
export const title = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: vars.size.control,
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});
export const line = style({ display: "grid", alignItems: "center", minBlockSize: vars.type.body.leading });
export const control = style({
  minBlockSize: vars.size.control,
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.touch } },
});
export const description = style({
  color: vars.text.secondary,
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
});
/** Reserves space for the field and the buttons below it, whose code loads later, so that the cards below don't move. */
export const asking = style({
  ...stacked("xs"),
  minBlockSize: "8.625rem",
  "@media": { "(pointer: coarse)": { minBlockSize: "9.875rem" } },
});
/** Reserves space for the exam's region in the same way: a plan, or one line for a past exam. */
export const examPlace = styleVariants({
  plan: {
    minBlockSize: "13.5rem",
    "@media": {
      "(min-width: 64em)": { minBlockSize: "8.6875rem" },
      "(max-width: 40em)": { minBlockSize: "12.5rem" },
    },
  },
  line: { minBlockSize: vars.size.control },
});
