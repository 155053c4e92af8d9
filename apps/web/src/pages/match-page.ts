import { matchPath } from "react-router-dom";
import type { Page, ReadContext } from "./page.ts";

/** Finds the page of a table for a path, and the parameters in the path. */
export function matchPage(
  table: readonly Page[],
  pathname: string,
): { readonly page: Page; readonly params: ReadContext["params"] } | undefined {
  for (const page of table) {
    const match = matchPath(page.path, pathname);
    if (match !== null) return { page, params: Object.fromEntries(Object.entries(match.params).map(toText)) };
  }
  return undefined;
}

const toText = ([name, value]: [string, string | undefined]): [string, string] => [name, value ?? ""];
