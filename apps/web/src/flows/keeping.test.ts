import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { createKeeping } from "./keeping.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Starts on a device whose database never answers. */
const createTestKeeping = (storage: MemoryStorage) =>
  createKeeping({
    storage,
    client: {} as never,
    queryClient: new QueryClient(),
    device: { ready: () => new Promise(() => undefined) },
    report: () => undefined,
    storeDashboard: () => Promise.resolve(true),
  });

test("OFF-01 a page begins without the device where its database never answers", async () => {
  vi.useFakeTimers();
  const keeping = createTestKeeping(new MemoryStorage(new Map([["lectern-keeping", "maya"]])));
  const begun = vi.fn<() => void>();
  void keeping.start("maya").then(begun);
  await vi.advanceTimersByTimeAsync(2900);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(begun).toHaveBeenCalledTimes(1);
});

test("OFF-01 the offer of keeping counts days by the student's calendar", () => {
  vi.stubEnv("TZ", "America/Los_Angeles");
  vi.useFakeTimers();
  const keeping = createTestKeeping(new MemoryStorage());
  // The first two are one afternoon in California, and two days in UTC.
  const moments = ["2026-11-26T23:00:00Z", "2026-11-27T01:00:00Z", "2026-11-28T01:00:00Z", "2026-11-28T23:00:00Z"];
  const offers = moments.map((moment) => {
    vi.setSystemTime(moment);
    return keeping.takeOffer("maya");
  });
  expect(offers).toEqual([false, false, false, true]);
});
