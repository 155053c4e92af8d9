import { createLazyPart } from "@lectern/ui/theme/lazy-part";
import type { ReactNode } from "react";
import { isSearchable } from "../../commands/is-searchable.ts";

/** Loaded with the first search. */
const part = createLazyPart(() => import("./MatchingMoments.tsx"), "ignore");

/**
 * The second group of a list's search: the best sentences for the typed words. Undefined while too few letters are typed.
 *
 * @param title the group's heading
 */
export function useMatchingMoments(query: string, title: string, isFavorite = false): ReactNode {
  const isAsked = isSearchable(query);
  const loaded = part.usePart(isAsked);
  if (!isAsked) return undefined;
  return loaded === undefined ? null : <loaded.MatchingMoments query={query} title={title} isFavorite={isFavorite} />;
}
