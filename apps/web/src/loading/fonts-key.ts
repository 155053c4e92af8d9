/** The key in session storage that says: the fonts are in the browser's cache and need not wait for the code. */
export const FONTS_KEY = "lectern-fonts";
