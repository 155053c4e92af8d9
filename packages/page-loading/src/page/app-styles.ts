/** Resolves when a stylesheet has loaded or failed. It is fetched even if its `media` does not match. */
export const waitForStylesheet = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet !== null) resolve();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });

const findAppStyles = (): HTMLLinkElement | null => document.querySelector("#styles");

/**
 * Resolves when the app's stylesheet has loaded. Its `media` disables it at first, because the document's page has
 * inlined styles.
 */
export async function waitForAppStyles(): Promise<void> {
  const link = findAppStyles();
  if (link !== null) await waitForStylesheet(link);
}

/**
 * Enables the app's stylesheet when the app replaces the document's page. Enabled earlier, it would restyle that page
 * too.
 */
export function enableAppStyles(): void {
  const link = findAppStyles();
  if (link !== null) link.media = "all";
}
