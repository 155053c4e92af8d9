import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { createKeeping } from "./keeping.ts";

afterEach(() => void vi.useRealTimers());

test("OFF-01 a page begins without the device where its database never answers", async () => {
  vi.useFakeTimers();
  const keeping = createKeeping({
    storage: new MemoryStorage(new Map([["lectern-keeping", "maya"]])),
    client: {} as never,
    queryClient: new QueryClient(),
    device: { ready: () => new Promise(() => undefined) },
    report: () => undefined,
    storeDashboard: () => Promise.resolve(true),
  });
  const begun = vi.fn<() => void>();
  void keeping.start("maya").then(begun);
  await vi.advanceTimersByTimeAsync(2900);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toHaveBeenCalledTimes(1);
});
