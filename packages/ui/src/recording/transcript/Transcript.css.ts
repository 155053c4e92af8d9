import { globalStyle, style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { family, reader, vars } from "../../theme/contract.css.ts";
import { readerGap, readerText, readerWidth } from "../../theme/reading/reader-text.ts";

export const transcript = style({
  maxInlineSize: `calc(${vars.size.measure} * ${reader.size} * ${reader.width} + 6rem)`,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.l,
  rowGap: readerGap(vars.space.m),
  "@media": { "(max-width: 40em)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space.xs } },
});

/** One of many: it keeps its place and is laid out when it comes near. Its first column is as wide as any hour. */
export const block = style([
  transcript,
  {
    contentVisibility: "auto",
    // About what a hundred segments need, so that the page hardly changes its length when one is laid out.
    containIntrinsicBlockSize: "auto 510rem",
    gridTemplateColumns: "4.25rem minmax(0, 1fr)",
    selectors: { "& + &": { marginBlockStart: readerGap(vars.space.m) } },
    "@media": {
      "(max-width: 40em)": {
        gridTemplateColumns: "minmax(0, 1fr)",
        containIntrinsicBlockSize: "auto 1050rem",
        selectors: { "& + &": { marginBlockStart: vars.space.l } },
      },
    },
  },
]);

/** A chapter's title among what was said. */
export const chapterHeading = style({
  gridColumn: "1 / -1",
  maxInlineSize: vars.size.measure,
  fontFamily: family.reading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.leading,
  fontWeight: 600,
  textWrap: "balance",
  breakAfter: "avoid",
  selectors: { "* + &": { marginBlockStart: vars.space.l } },
});

/** A chapter's title on paper, where no chapters stand beside the words. */
export const paperHeading = style([chapterHeading, { "@media": { screen: { display: "none" } } }]);

export const moment = style({
  fontSize: vars.type.caption.size,
  // On the first line of the words beside it.
  lineHeight: `calc(${vars.type.reading.leading} * ${reader.size} * ${reader.line})`,
  fontVariantNumeric: "tabular-nums",
  color: vars.text.muted,
  textAlign: "end",
  "@media": {
    "(max-width: 40em)": {
      textAlign: "start",
      lineHeight: vars.type.caption.leading,
      // The gap belongs to the moment below: the highlighter would fill one inside of the words.
      selectors: {
        "* + &": { marginBlockStart: readerGap(vars.space.m) },
        [`${paperHeading}:first-child + &`]: { marginBlockStart: 0 },
      },
    },
  },
});

export const words = style({
  ...readerText(vars.type.reading.size, vars.type.reading.leading),
  overflowWrap: "break-word",
  textWrap: "pretty",
  maxInlineSize: readerWidth(vars.size.measure),
  "@media": { "(max-width: 40em)": readerText("1.125rem", "1.875rem") },
});

/** The segments that an answer rests on, highlighted. */
export const cited = style([
  words,
  {
    boxShadow: `0 0 0 0.375rem ${vars.highlight.wash}`,
    borderRadius: vars.radius.small,
    background: vars.highlight.wash,
    "@media": strokeInForcedColors,
  },
]);

// On the stroke of the whole line, words need a sign of their own.
globalStyle(`${cited} mark`, {
  textDecoration: "underline",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.2em",
});

export const speaker = style({
  display: "block",
  fontFamily: family.interface,
  fontSize: vars.type.label.size,
  lineHeight: vars.type.reading.leading,
  fontWeight: 650,
  color: vars.text.secondary,
});

/** Text without segments: its own line breaks are kept. */
export const plainText = style([words, { whiteSpace: "pre-wrap" }]);
