import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isRenewingFor, prefetching, renewAfterDeploy, wasAborted } from "./new-deploy.ts";

function openTab({ kept = new Map<string, string>(), online = true, remembers = true } = {}) {
  const target = new EventTarget();
  const reload = vi.fn<() => void>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!remembers) throw new DOMException("refused", "QuotaExceededError");
      kept.set(key, value);
    },
  };
  renewAfterDeploy(target, { reload }, storage, () => online);
  const miss = (payload = new Error("Failed to fetch dynamically imported module")) => {
    const event = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const leave = () => target.dispatchEvent(new Event("beforeunload"));
  return { kept, reload, miss, leave };
}

describe("a chunk that a new deploy took away", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("loads the page anew, once, and says nothing", () => {
    const first = openTab();
    expect(first.miss()).toBe(true);
    expect(first.reload).toHaveBeenCalledTimes(1);
    const again = openTab({ kept: first.kept });
    expect(again.miss()).toBe(false);
    expect(again.reload).not.toHaveBeenCalled();
  });

  test("may do so for the next deploy too", () => {
    const { kept, miss } = openTab();
    miss();
    vi.advanceTimersByTime(61_000);
    expect(openTab({ kept }).miss()).toBe(true);
  });

  test("is left alone while nobody waits for it", async () => {
    const { miss, reload } = openTab();
    await prefetching(Promise.resolve().then(() => expect(miss()).toBe(false)));
    expect(reload).not.toHaveBeenCalled();
    expect(miss()).toBe(true);
  });

  test("is not left alone when somebody waits for it while something else is fetched ahead", async () => {
    const { miss, reload } = openTab();
    const wanted = new Error("Failed to fetch dynamically imported module");
    await prefetching(Promise.resolve().then(() => miss(wanted)));
    expect(isRenewingFor(new Error("something else broke"))).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(isRenewingFor(wanted)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("does not call back a tab that is being left, whose requests Firefox and Safari fail", async () => {
    const { miss, leave, reload } = openTab();
    leave();
    expect(miss()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    const askAgain = vi.fn<(aborted: boolean) => void>();
    void wasAborted().then(askAgain);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(askAgain).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(askAgain).toHaveBeenCalledWith(true);
  });

  test("loads the page anew when it was not left after all", async () => {
    const { miss, leave, reload } = openTab();
    leave();
    vi.advanceTimersByTime(5_000);
    expect(await wasAborted()).toBe(false);
    expect(miss()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([{ online: false }, { remembers: false }])("is an error like any for a tab that is %o", (tab) => {
    const { miss, reload } = openTab(tab);
    expect(miss()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
