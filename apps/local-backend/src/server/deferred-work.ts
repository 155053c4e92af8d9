import { logError } from "./log.ts";

/** Work that continues after its request was answered, like a function's `waitUntil`. */
export interface DeferredWork {
  readonly defer: (work: Promise<unknown>) => void;
  /** Resolves when no work is running, or after the timeout. */
  settled(timeoutMs: number): Promise<void>;
}

export function createDeferredWork(): DeferredWork {
  const running = new Set<Promise<unknown>>();
  return {
    defer: (work) => {
      const watched: Promise<unknown> = work
        .catch((error: unknown) => logError({ work: "deferred", cause: error }))
        .finally(() => running.delete(watched));
      running.add(watched);
    },
    settled: async (timeoutMs) => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeoutMs);
      while (running.size > 0) {
        const all = Promise.allSettled(running).then(() => "settled" as const);
        // oxlint-disable-next-line no-await-in-loop -- work may defer more work
        if ((await Promise.race([all, late])) !== "settled") break;
      }
      clearTimeout(timer);
    },
  };
}
