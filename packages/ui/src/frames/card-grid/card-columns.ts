/**
 * REC-03: the window widths from which there are two and three columns. The styles and the code that counts columns
 * share them.
 */
export const columnsFrom = { two: "(min-width: 40em)", three: "(min-width: 72em)" } as const;
