import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { userIdOf } from "@lectern/machines/auth/auth.selectors";
import type { QueryClient } from "@tanstack/react-query";
import { paths } from "./paths.ts";
import type { Services } from "./wiring/services.ts";

/** Longer than that nobody is kept from the page itself. */
const PATIENCE_MS = 400;

/**
 * Resolves when the page at `pathname` has something to show, with what to call once it is shown. The document asked
 * for the library's first page itself and shows its shape meanwhile: drawing the same shape once more would only put off
 * the cards.
 */
export async function firstLook(
  { services, queryClient }: { services: Services; queryClient: QueryClient },
  pathname: string,
): Promise<() => void> {
  const userId = userIdOf(services.auth.getSnapshot());
  if (userId === null || pathname !== paths.recordings) return () => {};
  const list = recordingQueries(services.client, userId).list();
  await new Promise<void>((resolve) => {
    const isThere = () => {
      const state = queryClient.getQueryState(list.queryKey);
      return state?.data !== undefined || state?.status === "error";
    };
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (isThere()) done();
    });
    const timer = setTimeout(() => done(), PATIENCE_MS);
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    void queryClient.prefetchQuery(list);
    if (isThere()) done();
  });
  // What could not be read just now is not asked for again because the page opens (REC-09); coming back to it is.
  queryClient.setQueryDefaults(list.queryKey, { retryOnMount: false });
  return () => queryClient.setQueryDefaults(list.queryKey, { retryOnMount: true });
}
