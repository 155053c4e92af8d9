import { reader } from "../contract.css.ts";

/** As `readerText`, for text whose line height is its own. @param size its size where nothing is set */
export const readerFont = (size: string) => ({
  fontFamily: reader.family,
  fontSize: `calc(${size} * ${reader.size})`,
  letterSpacing: reader.letter,
  wordSpacing: reader.word,
});

/**
 * The rules of text that is read rather than scanned, as the reader has set it.
 *
 * @param size its size where nothing is set
 * @param leading its line height where nothing is set
 */
export const readerText = (size: string, leading: string) => ({
  ...readerFont(size),
  lineHeight: `calc(${leading} * ${reader.size} * ${reader.line})`,
});

/** A column's width, in a share of what it is where nothing is set. */
export const readerWidth = (width: string): string => `calc(${width} * ${reader.width})`;
/** The space between paragraphs, in times of what it is where nothing is set. */
export const readerGap = (gap: string): string => `calc(${gap} * ${reader.paragraph})`;
