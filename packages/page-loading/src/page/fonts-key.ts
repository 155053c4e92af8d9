/**
 * A session storage key, set when the fonts are in the browser's cache, so that they need not wait for the app's code.
 */
export const FONTS_KEY = "lectern-fonts";
