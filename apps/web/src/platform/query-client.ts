import { toFailureCode } from "@lectern/domain/failure";
import { MutationCache, notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { toAnnouncement } from "../copy/announcements.ts";
import { CHANGED_ELSEWHERE, NOTHING_CHANGED } from "../copy/offline-copy.ts";
import type { Announce } from "./announce.ts";
import { showRefusal } from "@lectern/browser/network-refusal";
import type { Report } from "@lectern/browser/report";

/** How long the code of the toasts may take where there is no network: a request may hang instead of failing. */
const TOASTER_MS = 1000;

/** Says that nothing was changed, in a toast or, where the code of the toasts doesn't come, above the page (OFF-03). */
function tellRefusal(): void {
  let isTold = false;
  const tell = (say: () => void) => {
    if (!isTold) say();
    isTold = true;
  };
  setTimeout(tell, TOASTER_MS, showRefusal);
  import("@lectern/ui/overlays/toaster").then(
    ({ toast }) => tell(() => toast(NOTHING_CHANGED, { id: "offline" })),
    () => tell(showRefusal),
  );
}

/** How long rows count as fresh, in ms. Returning to a list within this time sends no request. */
const FRESH_MS = 15_000;

// A microtask instead of a timer, so that the second of two quick clicks sees the star that the first changed.
notifyManager.setScheduler(queueMicrotask);

/**
 * Creates the query client. Only it reports failed reads and writes, each once, and announces successful writes
 * (SHL-14).
 */
export function createQueryClient(
  report: Report,
  announce: Announce,
  isOnline: () => boolean = () => true,
): QueryClient {
  // Queries that share a request fail with the same failure.
  const reported = new WeakSet<object>();
  const reportWork = (error: unknown, meta: Record<string, unknown> | undefined) => {
    if (typeof error === "object" && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    report(typeof meta?.["logLine"] === "string" ? meta["logLine"] : "Error reading or writing", error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => reportWork(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        reportWork(error, mutation.meta);
        // A correction's dialog says so itself.
        if (toFailureCode(error) === "changed-elsewhere" && mutation.meta?.["name"] !== "correct-transcript")
          void import("@lectern/ui/overlays/toaster").then(
            ({ toast }) => toast.error(CHANGED_ELSEWHERE, { id: "changed-elsewhere" }),
            showRefusal,
          );
        // One toast, however many writes fail, but not for one that the student didn't make.
        if (!isOnline() && mutation.meta?.["isQuiet"] !== true) tellRefusal();
      },
      onSuccess: (_data, variables, _context, { meta }) => {
        const words = toAnnouncement(meta?.["name"], variables);
        if (words !== undefined) announce(words);
      },
    }),
    // Reads fail at once without a network and are not retried (REC-09). A reconnect refetches everything that is
    // shown.
    defaultOptions: { queries: { staleTime: FRESH_MS, retry: false, refetchOnReconnect: "always" } },
  });
}
