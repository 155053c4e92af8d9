/** Puts a text on one line: a line break or control character would end a caption or heading early. */
export const toLine = (text: string): string => text.replaceAll(/[\p{Cc}\s\u2028\u2029]+/gu, " ").trim();
