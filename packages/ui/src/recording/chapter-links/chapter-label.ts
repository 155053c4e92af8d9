/** Whether a chapter's title is its first words, cut, because it has no name (AST-04). */
export const isFirstWords = (title: string): boolean => title.endsWith("…");

/** Returns a chapter's title as shown: its first words are quoted, so that they don't read as a name. */
export const toChapterLabel = (title: string): string => (isFirstWords(title) ? `“${title}”` : title);
