/** From this width, a window has room for the transcript beside another tab, and for chapters beside the transcript. */
export const wide = "(min-width: 75em)";
