import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { sized, stacked } from "../../theme/mixins.ts";
import { readerText } from "../../theme/reading/reader-text.ts";

export const thread = style(stacked("l"));

export const entry = style({
  ...stacked("xxs"),
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

/** An answer's words have their own direction, whatever the page's. */
const rightToLeft = ":has(> div > div > :first-child:dir(rtl))";

export const answer = style({});
// Smaller than a summary, because an answer is shorter and follows others.
globalStyle(`${answer} > :first-child > :first-child`, readerText(vars.type.lead.size, vars.type.lead.leading));
globalStyle(`${answer}${rightToLeft} > :first-child > :first-child`, { marginLeft: "auto" });
// An answer opens with the line that answers.
globalStyle(`${answer} > :first-child > :first-child > p:first-child:not(:last-child)`, { fontWeight: 550 });
// Most answers quote, so their quotations have no bar. More specific than Markdown's rule, whichever sheet comes last.
globalStyle(`${answer} blockquote:not([data-beyond])`, {
  borderInlineStart: 0,
  paddingInlineStart: 0,
  fontStyle: "normal",
});
// The sentence that answers stands out from what was said around it.
globalStyle(`${answer} [data-lead]`, { fontWeight: 550, color: vars.text.primary });

/** A link below an answer that found nothing. */
export const elsewhere = style({ marginBlockStart: vars.space.xs });

/** RDT-15: below the field, where the conversation is scrolled past it. */
export const notKept = style({
  ...sized("caption"),
  color: vars.text.muted,
  "@media": { print: { display: "none" } },
});
/** In the note's last line. */
export const copyAll = style({
  position: "relative",
  color: vars.text.secondary,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  whiteSpace: "nowrap",
  // A target of 24 px, and more for a finger, without moving the lines (WCAG 2.5.8).
  "::after": { content: "", position: "absolute", insetBlock: "-0.5rem", insetInline: "-0.25rem" },
  selectors: { "&:hover": { color: vars.text.primary } },
});
/** RDT-07 */
export const cutOff = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  marginBlockStart: vars.space.xs,
  "@media": { print: { display: "none" } },
});
globalStyle(`${cutOff} > :first-child`, { marginInlineEnd: vars.space.m });

/** Says why an answer only quotes. It is not part of the last quote. */
export const quotingNote = style({ marginBlockStart: vars.space.xs });
/** An answer's actions, quieter than its words. */
export const grounds = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xxs,
  selectors: { [`${answer} ~ &`]: { direction: "ltr" }, [`${answer}${rightToLeft} ~ &`]: { direction: "rtl" } },
});
globalStyle(`${grounds} > button`, { color: vars.text.muted, fontWeight: 500 });
/** Alternative questions, shown if a question has no certain answer. */
export const suggestionList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  selectors: { [`${answer} ~ &`]: { direction: "ltr" }, [`${answer}${rightToLeft} ~ &`]: { direction: "rtl" } },
  "@media": { print: { display: "none" } },
});

export const thinking = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.text.muted,
});

export const failure = style({ marginBlockStart: vars.space.m });
