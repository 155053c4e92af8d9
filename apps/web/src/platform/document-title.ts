import { brand } from "@lectern/domain/brand";
import { createContext, useContext, useEffect, useLayoutEffect } from "react";

/** Returns a page's title followed by the product's name, for the tab. */
export const toDocumentTitle = (title: string | undefined): string =>
  title === undefined ? brand.name : `${title} · ${brand.name}`;

/** The title in the page's definition. */
export const PageTitle = createContext<string | undefined>(undefined);

/** Sets the document's title to the page's, until its screen sets a more specific one. */
export function usePageTitle(title: string | undefined): void {
  // Runs before the effects of the screen.
  useLayoutEffect(() => {
    document.title = toDocumentTitle(title);
  }, [title]);
}

/** Sets the document's title to the name of what the page shows. @param name undefined while it is loading */
export function useDocumentTitle(name: string | undefined): void {
  const title = useContext(PageTitle);
  useEffect(() => {
    document.title = toDocumentTitle(name ?? title);
  }, [name, title]);
}
