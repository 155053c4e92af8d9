import { paths } from "../../paths.ts";

let last: { readonly userId: string; readonly search: string } | undefined;

/** Remembers the search of the list of recordings in this document, for the way back to it. */
export function rememberListSearch(userId: string, search: string): void {
  last = { userId, search };
}

/** The list of recordings with the search that this student left it with (REC-15). */
export const getListHref = (userId: string): string =>
  last?.userId === userId ? `${paths.recordings}${last.search}` : paths.recordings;
