import type { FirstRead } from "@lectern/data/request";
import { getUserId } from "@lectern/machines/auth/auth.selectors";
import type { QueryClient } from "@tanstack/react-query";
import { pages } from "./index.ts";
import { matchPage } from "./match-page.ts";
import type { Page } from "./page.ts";
import type { Services } from "../flows/services.ts";

/** After this time, the page opens without its rows; in ms. */
const TIMEOUT_MS = 400;

/**
 * Fetches the first reads of the page at `pathname` into the query cache. The document has prefetched these requests
 * and already shows its skeleton or a preview of their data: rendering the skeleton again would delay the content, or
 * hide it briefly.
 *
 * @param table the pages, by default the app's
 * @returns resolves when the reads have ended or timed out, with a function to call once the page is shown
 */
export async function prefetchRoute(
  { services: { auth, client }, queryClient }: { services: Services; queryClient: QueryClient },
  pathname: string,
  table: readonly Page[] = pages,
): Promise<() => void> {
  const userId = getUserId(auth.getSnapshot());
  const found = matchPage(table, pathname);
  if (userId === null || found?.page.reads === undefined) return () => {};
  const reads: readonly FirstRead<unknown>[] = Object.values(
    found.page.reads({ client, userId, params: found.params }),
  );
  for (const { prefetch } of reads) void prefetch(queryClient);
  await new Promise<void>((resolve) => {
    const isSettled = ({ queryKey }: FirstRead<unknown>) => {
      const state = queryClient.getQueryState(queryKey);
      return state?.data !== undefined || state?.status === "error";
    };
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (reads.every(isSettled)) done();
    });
    const timer = setTimeout(() => done(), TIMEOUT_MS);
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    if (reads.every(isSettled)) done();
  });
  // A read that has just failed is not repeated when the page mounts (REC-09), only when the student returns to the
  // window.
  for (const { queryKey } of reads) queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  return () => {
    for (const { queryKey } of reads) queryClient.setQueryDefaults(queryKey, { retryOnMount: true });
  };
}
