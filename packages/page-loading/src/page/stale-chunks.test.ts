import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { ignorePrefetchFailure, isReloadingFor, reloadOnStaleChunk, wasAborted } from "./stale-chunks.ts";

function openTab({ storage = new MemoryStorage(), isOnline = true, isStorageFull = false } = {}) {
  const target = new EventTarget();
  const reload = vi.fn<() => void>();
  if (isStorageFull) {
    storage.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  }
  reloadOnStaleChunk(target, { reload }, storage, () => isOnline);
  const failChunk = (payload = new Error("Failed to fetch dynamically imported module")) => {
    const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const leave = () => target.dispatchEvent(new Event("beforeunload"));
  return { storage, reload, failChunk, leave };
}

describe("a failed chunk load", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("reloads the page once", () => {
    const first = openTab();
    expect(first.failChunk()).toBe(true);
    expect(first.reload).toHaveBeenCalledTimes(1);
    const reloaded = openTab({ storage: first.storage });
    expect(reloaded.failChunk()).toBe(false);
    expect(reloaded.reload).not.toHaveBeenCalled();
  });

  test("reloads again after a minute, for the next deploy", () => {
    const { storage, failChunk } = openTab();
    failChunk();
    vi.advanceTimersByTime(61_000);
    expect(openTab({ storage }).failChunk()).toBe(true);
  });

  test("is ignored while the chunk is only prefetched", async () => {
    const { failChunk, reload } = openTab();
    await ignorePrefetchFailure(Promise.resolve().then(() => expect(failChunk()).toBe(false)));
    expect(reload).not.toHaveBeenCalled();
    expect(failChunk()).toBe(true);
  });

  test("reloads for a screen that needs the chunk, even while another is prefetched", async () => {
    const { failChunk, reload } = openTab();
    const needed = new Error("Failed to fetch dynamically imported module");
    await ignorePrefetchFailure(Promise.resolve().then(() => failChunk(needed)));
    expect(isReloadingFor(new Error("another error"))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(isReloadingFor(needed)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("does not reload a tab that is being left, because Firefox and Safari fail its requests", async () => {
    const { failChunk, leave, reload } = openTab();
    leave();
    expect(failChunk()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    const onResolve = vi.fn<(aborted: boolean) => void>();
    void wasAborted().then(onResolve);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(onResolve).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResolve).toHaveBeenCalledWith(true);
  });

  test("reloads a tab if leaving it was cancelled", async () => {
    const { failChunk, leave, reload } = openTab();
    leave();
    vi.advanceTimersByTime(5_000);
    expect(await wasAborted()).toBe(false);
    expect(failChunk()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([{ isOnline: false }, { isStorageFull: true }])("does not reload a tab that is %o", (tab) => {
    const { failChunk, reload } = openTab(tab);
    expect(failChunk()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
