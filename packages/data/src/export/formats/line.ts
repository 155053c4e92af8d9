/** Text on one line: a line break or a control character would end a caption or a heading before its text. */
export const toLine = (text: string): string => text.replaceAll(/[\p{Cc}\s\u2028\u2029]+/gu, " ").trim();
