/** Resolves when a stylesheet has come, or can't; one that is kept back by its `media` is fetched all the same. */
export const loadedSheet = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet !== null) resolve();
    for (const event of ["load", "error"]) link.addEventListener(event, () => resolve(), { once: true });
  });

const appStyles = (): HTMLLinkElement | null => document.querySelector("#styles");

/** Resolves when the app's stylesheet is there. The document keeps it back: its own page has its styles with it. */
export async function appStylesLoaded(): Promise<void> {
  const link = appStyles();
  if (link !== null) await loadedSheet(link);
}

/** Dresses the app, at the moment that it takes the place of the document's page: before, all of that would be styled anew. */
export function enableAppStyles(): void {
  const link = appStyles();
  if (link !== null) link.media = "all";
}
