/** Too many words begin with fewer letters. */
const LEAST_LETTERS = 3;

/** Whether a query is long enough for the full-text search. */
export const isSearchable = (query: string): boolean => query.trim().length >= LEAST_LETTERS;
