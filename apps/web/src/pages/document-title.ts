import { brand } from "@lectern/domain/brand";
import { createContext, useContext, useEffect, useLayoutEffect } from "react";

/** A page's title before the product's name, as the tab shows it. */
export const toDocumentTitle = (title: string | undefined): string =>
  title === undefined ? brand.name : `${title} · ${brand.name}`;

/** The title that the page's definition gives it. */
export const PageTitle = createContext<string | undefined>(undefined);

/** Shows a page's own title in the tab and in the history, until its screen has a better one. */
export function usePageTitle(title: string | undefined): void {
  // Before the effects of the screen.
  useLayoutEffect(() => {
    document.title = toDocumentTitle(title);
  }, [title]);
}

/** Shows the name of what the page shows. @param name undefined while it is not known */
export function useDocumentTitle(name: string | undefined): void {
  const title = useContext(PageTitle);
  useEffect(() => {
    document.title = toDocumentTitle(name ?? title);
  }, [name, title]);
}
