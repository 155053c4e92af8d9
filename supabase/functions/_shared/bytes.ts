const encoder = new TextEncoder();

/** Counts the bytes of a text in UTF-8. */
export const countBytes = (text: string): number => encoder.encode(text).byteLength;
