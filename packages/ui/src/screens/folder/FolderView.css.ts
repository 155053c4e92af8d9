import { style, styleVariants } from "@vanilla-extract/css";
import { largeTextOnPhone, vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";

export const page = style({
  ...stacked("l"),
  "@media": { "(max-width: 40em)": { gap: vars.space.m } },
});

/** The folder's disc, and its words beside it; below it with large text on a phone. */
export const identity = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.m,
  "@media": {
    // On a phone the header's words reach past the page's edge, for a pencil that a folder's don't have.
    "(max-width: 40em)": { paddingInlineEnd: vars.space.xs },
    // Beside the disc, a long word of the name would be broken.
    [largeTextOnPhone]: { flexDirection: "column", alignItems: "stretch", gap: vars.space.xs },
  },
});
export const words = style({ ...stacked("xxs"), flex: 1, minInlineSize: 0 });
export const name = style({ textWrap: "balance" });
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
/** The parts of the skeleton, each as large as the content that replaces it. */
export const round = style({ inlineSize: "3.5rem", blockSize: "3.5rem" });
export const title = style({ display: "grid", alignItems: "center", minBlockSize: vars.type.heading.leading });
export const line = style({ display: "grid", alignItems: "center", minBlockSize: vars.type.body.leading });
export const description = style({
  color: vars.text.secondary,
  maxInlineSize: vars.size.measure,
  overflowWrap: "anywhere",
});
/** Reserves space for the field and the button below it, whose code loads later, so that the cards below don't move. */
export const asking = style({
  ...stacked("xs"),
  minBlockSize: "6.125rem",
  "@media": { "(pointer: coarse)": { minBlockSize: "6.875rem" } },
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
