import { reader } from "../contract.css.ts";

/** Like `readerText`, for text with its own line height. @param size the size without a setting */
export const readerFont = (size: string) => ({
  fontFamily: reader.family,
  fontSize: `calc(${size} * ${reader.size})`,
  letterSpacing: reader.letter,
  wordSpacing: reader.word,
});

/**
 * Styles for text that is read rather than scanned, with the reader's settings.
 *
 * @param size the size without a setting
 * @param leading the line height without a setting
 */
export const readerText = (size: string, leading: string) => ({
  ...readerFont(size),
  lineHeight: `calc(${leading} * ${reader.size} * ${reader.line})`,
});

/** A column's width, scaled by the reader's setting. */
export const readerWidth = (width: string): string => `calc(${width} * ${reader.width})`;
/** The space between paragraphs, scaled by the reader's setting. */
export const readerGap = (gap: string): string => `calc(${gap} * ${reader.paragraph})`;
