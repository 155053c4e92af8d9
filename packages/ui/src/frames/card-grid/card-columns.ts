/** REC-03: where the second and the third column begin; one before. The styles and the code that counts columns share it. */
export const columnsFrom = { two: "(min-width: 40em)", three: "(min-width: 72em)" } as const;
