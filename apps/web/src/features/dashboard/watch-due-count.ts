import { practiceQueries } from "@lectern/data/practice/practice.queries";
import type { LecternClient } from "@lectern/data/client";
import { countDue } from "@lectern/practice/due";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Calls the listener with the number of cards that are due today, as far as a page has read it: the sidebar itself asks for
 * nothing.
 *
 * @returns stops it
 */
export function watchDueCount(
  cache: QueryClient,
  client: LecternClient,
  userId: string,
  listener: (due: number | undefined) => void,
): () => void {
  const queries = practiceQueries(client, userId);
  const look = () => {
    const [practices, day] = [
      cache.getQueryData(queries.overview().queryKey),
      cache.getQueryData(queries.day().queryKey),
    ];
    if (practices === undefined || day === undefined) return listener(undefined);
    const { repeated, fresh } = countDue(practices, day);
    return listener(repeated + fresh);
  };
  look();
  return cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryKey[0] === "practice") look();
  });
}
