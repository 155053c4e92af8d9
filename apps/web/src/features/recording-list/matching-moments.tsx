import type { ReactNode } from "react";
import { createLazyComponent } from "../lazy-component.tsx";
import { isSearchable } from "../../commands/is-searchable.ts";

/** Loaded with the first search. */
const LazyMatchingMoments = createLazyComponent(async () => (await import("./MatchingMoments.tsx")).MatchingMoments);

/**
 * The second group of a list's search: the best sentences for the typed words. Undefined while too few letters are typed.
 *
 * @param title the group's heading
 */
export const renderMatchingMoments = (query: string, title: string, isFavorite = false): ReactNode =>
  isSearchable(query) ? <LazyMatchingMoments query={query} title={title} isFavorite={isFavorite} /> : undefined;
