import { brand } from "@lectern/domain/brand";
import { useEffect } from "react";

/** Names the page in the tab and in the history. */
export function useDocumentTitle(page: string | undefined): void {
  useEffect(() => {
    document.title = page === undefined ? brand.name : `${page} · ${brand.name}`;
  }, [page]);
}
