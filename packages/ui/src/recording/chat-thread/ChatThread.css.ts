import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { readerText } from "../../theme/reading/reader-text.ts";

export const thread = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.l,
  padding: 0,
  listStyle: "none",
});

export const entry = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  selectors: { "&[data-role='user']": { alignItems: "flex-end" } },
});

/** A question looks like a slip of paper; an answer is directly on the page. */
export const question = style({
  maxInlineSize: "min(34rem, 88%)",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius.sheet,
  borderEndEndRadius: vars.radius.small,
  background: vars.surface.raised,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

const bar = `3px solid ${vars.highlight.mark}`;

export const answer = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: bar,
  selectors: {
    // The words of an answer have their own direction; what stands below them is the page's.
    "&:has(> div > div > :first-child:dir(rtl))": {
      paddingInline: `0 ${vars.space.m}`,
      borderInlineStart: 0,
      borderInlineEnd: bar,
    },
  },
});
// Smaller than a summary, because an answer is shorter and follows others.
globalStyle(`${answer} > :first-child > :first-child`, readerText(vars.type.lead.size, vars.type.lead.leading));

// Avoids a second bar: an answer's quotations are inside the answer's own. More specific than Markdown's rule, whichever
// sheet comes last.
globalStyle(`${answer} blockquote:not([data-beyond])`, { borderInlineStart: 0, paddingInlineStart: 0 });

/** A link below an answer that found nothing. */
export const elsewhere = style({ marginBlockStart: vars.space.xs });

/** RDT-15, RDT-07 */
export const notKept = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  marginBlockStart: vars.space.xs,
  "@media": { print: { display: "none" } },
});
globalStyle(`${notKept} > :first-child`, { marginInlineEnd: vars.space.m });

/** Says why an answer only quotes. It is not part of the last quote. */
export const quotingNote = style({ marginBlockStart: vars.space.xs });
/** An answer's actions, quieter than its words. The first icon is below their edge. */
export const grounds = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  marginInlineStart: `calc(${vars.space.m} + 3px - (${vars.size.control} - 1.25rem) / 2)`,
  "@media": {
    "(pointer: coarse)": { marginInlineStart: `calc(${vars.space.m} + 3px - (${vars.size.touch} - 1.25rem) / 2)` },
  },
});
globalStyle(`${grounds} > button`, { color: vars.text.muted, fontWeight: 500 });
/** Alternative questions, shown if a question has no certain answer. */
export const suggestionList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  padding: 0,
  marginBlockStart: vars.space.xs,
  listStyle: "none",
  "@media": { print: { display: "none" } },
});

export const thinking = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.text.muted,
});
