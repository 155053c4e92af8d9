import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";

export const page = style({ position: "relative", display: "flex", flexDirection: "column", gap: vars.space.l });

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space.m,
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  flex: "1 1 16rem",
  minInlineSize: 0,
});
/** The name, with the pencil beside its first line. */
export const titleRow = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.xs,
  minInlineSize: 0,
  // With text twice as large, long words don't fit beside the pencil.
  "@media": { [largeTextOnPhone]: { flexWrap: "wrap" } },
});
const phone = "(max-width: 26.5em)";
// In one row on a phone, where the main action takes what the others leave.
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  "@media": { [phone]: { inlineSize: "100%" } },
});
globalStyle(`${controls} > :first-child`, { "@media": { [phone]: { flex: "1 1 auto" } } });
/** The name of a button that is an icon alone on a phone. */
export const wideLabel = style({
  "@media": {
    [phone]: { position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
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
/** The buttons for the dates that can be added. */
export const dates = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
export const description = style({
  color: vars.text.secondary,
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
});
/** Reserves space for the field and the buttons below it, whose code loads later, so that the cards below don't move. */
export const asking = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minBlockSize: "8.625rem",
  "@media": { "(pointer: coarse)": { minBlockSize: "9.875rem" } },
});
/** Reserves space for the exam's region in the same way: a plan, or one line for a past exam. */
export const examPlace = styleVariants({
  plan: {
    minBlockSize: "13.875rem",
    "@media": {
      "(pointer: coarse)": { minBlockSize: "14.125rem" },
      "(max-width: 30em)": { minBlockSize: "15.875rem" },
      "(max-width: 30em) and (pointer: coarse)": { minBlockSize: "16.375rem" },
    },
  },
  line: { minBlockSize: vars.size.control },
});
