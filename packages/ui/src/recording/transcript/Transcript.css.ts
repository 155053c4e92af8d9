import { globalStyle, style } from "@vanilla-extract/css";
import { strokeInForcedColors } from "../../elements/highlight/Highlight.css.ts";
import { family, reader, vars } from "../../theme/contract.css.ts";
import { sized } from "../../theme/mixins.ts";
import { readerGap, readerText, readerWidth } from "../../theme/reading/reader-text.ts";
import { timeColumn } from "./time-column.ts";

export const transcript = style({
  maxInlineSize: `calc(${vars.size.measure} * ${reader.size} * ${reader.width} + 6rem)`,
  display: "grid",
  gridTemplateColumns: `${timeColumn} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  rowGap: readerGap(vars.space.m),
  "@media": { "(max-width: 40em)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: vars.space.xs } },
});

/**
 * A block of lines. It keeps its place, and is laid out when it is near the screen.
 */
export const block = style([
  transcript,
  {
    contentVisibility: "auto",
    // The approximate height of a hundred segments, so that the page's length hardly changes when a block is laid out.
    containIntrinsicBlockSize: "auto 510rem",
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

/** A chapter's title inside the transcript. */
export const chapterHeading = style({
  gridColumn: "1 / -1",
  maxInlineSize: vars.size.measure,
  fontFamily: family.reading,
  ...sized("title"),
  fontWeight: 600,
  textWrap: "balance",
  breakAfter: "avoid",
  selectors: { "* + &": { marginBlockStart: vars.space.l } },
});

/** A chapter's title in print, where no chapter links are beside the text. */
export const paperHeading = style([chapterHeading, { "@media": { screen: { display: "none" } } }]);

export const moment = style({
  fontSize: vars.type.caption.size,
  // Aligned with the first line of the text beside it.
  lineHeight: `calc(${vars.type.reading.leading} * ${reader.size} * ${reader.line})`,
  fontVariantNumeric: "tabular-nums",
  color: vars.text.muted,
  "@media": {
    "(max-width: 40em)": {
      lineHeight: vars.type.caption.leading,
      // The gap is part of the line below, because the highlighter would fill a gap inside the text.
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

/** The segments that an answer is based on, highlighted. */
export const cited = style([
  words,
  {
    boxShadow: `0 0 0 0.375rem ${vars.highlight.wash}`,
    borderRadius: vars.radius.small,
    background: vars.highlight.wash,
    "@media": strokeInForcedColors,
  },
]);

// On a highlighted line, the searched words need another mark.
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
  // Below its time, instead of beside it.
  "@media": { "(max-width: 40em)": { lineHeight: vars.type.label.leading, paddingBlockEnd: vars.space.xxs } },
});

/** A name that can be corrected. */
export const speakerName = style({
  borderRadius: vars.radius.small,
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});

/** Text without segments, with its own line breaks. Each line has the direction of its first letter. */
export const plainText = style([words, { whiteSpace: "pre-wrap", unicodeBidi: "plaintext" }]);
