import { isDataWork } from "@lectern/data/options";
import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { logLines } from "../copy/log-lines.ts";
import type { Report } from "./report.ts";

/** How long rows count as fresh: coming back to a list within it shows the list and asks for nothing. */
const FRESH_MS = 15_000;

// What a tap changed is drawn before the next tap: by a timer, the second of two quick ones would see the old star.
notifyManager.setScheduler(queueMicrotask);

/** The cache, in which every failed read and write is reported once, here, and nowhere else. */
export function createQueryClient(report: Report): QueryClient {
  const reportWork = (error: unknown, meta: Record<string, unknown> | undefined) => {
    const work = meta?.work;
    report(isDataWork(work) ? logLines[work] : "Error reading or writing", error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reportWork(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => reportWork(error, mutation.meta),
    }),
    // Reads fail at once without a network and are not retried (REC-09): coming back asks again for all that is shown.
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnReconnect: "always" } },
  });
}
