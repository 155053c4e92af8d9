const encoder = new TextEncoder();

/** How many bytes of UTF-8 a text is. */
export const countBytes = (text: string): number => encoder.encode(text).byteLength;
