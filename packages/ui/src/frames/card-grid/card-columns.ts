/** REC-03: where the second and the third column begin; one before. Said once for the styles and for whoever counts. */
export const columnsFrom = { two: "(min-width: 40em)", three: "(min-width: 72em)" } as const;
