/** Matches nothing: the language has no such words, or they are in another order. */
export const never = /(?!)/gu;
