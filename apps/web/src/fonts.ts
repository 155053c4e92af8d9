/** Says in this tab that the fonts lie in the browser's cache: from then on they need not wait for the code. */
export const FONTS_KEY = "lectern-fonts";

/** Lets the fonts in that the document kept back (decision 0121). */
export function letFontsIn(): void {
  const faces = document.querySelector<HTMLLinkElement>("#fonts");
  if (faces !== null) faces.media = "all";
  try {
    sessionStorage.setItem(FONTS_KEY, "1");
  } catch {
    // they wait on the next page too
  }
}
