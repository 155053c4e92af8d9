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

/** A question is a slip of paper on the page; an answer is written on the page itself. */
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

export const answer = style({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.highlight.mark}`,
});
// An answer is shorter than a summary and stands among others: a step smaller than the reading size.
globalStyle(`${answer} > :first-child > :first-child`, readerText(vars.type.lead.size, vars.type.lead.leading));

// One bar, not two: an answer's quotations stand in the answer's own.
globalStyle(`${answer} blockquote`, { borderInlineStart: 0, paddingInlineStart: 0 });

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
/** Beside the sentence its padding is the gap; below it, its words stand where the sentence begins. */
export const copying = style({ marginInlineStart: `calc(-1 * ${vars.space.s})` });
globalStyle(`${notKept} > :first-child`, { marginInlineEnd: vars.space.m });

/** Under an answer: the moments that it rests on, and what can be done with it. */
/** Says why an answer only quotes; no part of its last quote. */
export const quotingNote = style({ marginBlockStart: vars.space.m });
export const grounds = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginBlockStart: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});
export const momentList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginInlineStart: vars.space.xs,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.label.leading,
  fontVariantNumeric: "tabular-nums",
});

// Tall enough for a finger.
globalStyle(`${momentList} a`, {
  display: "inline-block",
  padding: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.xxs})`,
});
// The one whose moment the transcript shows.
globalStyle(`${momentList} a[aria-current]`, {
  borderRadius: vars.radius.small,
  background: vars.text.primary,
  color: vars.surface.canvas,
  fontWeight: 700,
  textDecoration: "none",
});

/** The questions that are offered instead of one without a certain answer. */
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
