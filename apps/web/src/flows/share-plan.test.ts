import { profileKeys } from "@lectern/data/profiles/profiles";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { userId } from "../testing/samples.ts";
import { announcePlan, sharePlan } from "./share-plan.ts";

afterEach(() => void vi.useRealTimers());

/** Opens tabs of one browser, whose server says whether the student is subscribed. */
function openTabs(count: number) {
  let isSubscribed = false;
  const reads: number[] = [];
  const listeners: { readonly tab: number; readonly type: string; readonly listener: (event: unknown) => void }[] = [];
  const tabs = Array.from({ length: count }, (_, tab) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000, retry: false } } });
    const localStorage = new MemoryStorage();
    localStorage.setItem = (key, newValue) => {
      for (const each of listeners) if (each.tab !== tab && each.type === "storage") each.listener({ key, newValue });
    };
    const addEventListener = (type: string, listener: (event: unknown) => void) =>
      void listeners.push({ tab, type, listener });
    sharePlan(queryClient, { localStorage, addEventListener: addEventListener as Window["addEventListener"] });
    const flag = new QueryObserver(queryClient, {
      queryKey: profileKeys.subscriptionFlag(userId),
      queryFn: () => {
        reads.push(tab);
        return Promise.resolve(isSubscribed);
      },
    });
    flag.subscribe(() => undefined);
    return {
      localStorage,
      getFlag: () => flag.getCurrentResult().data,
      readPlan: () =>
        queryClient.fetchQuery({
          queryKey: profileKeys.subscription(userId),
          queryFn: () => Promise.resolve({ isSubscribed, endDate: null, isCancelled: false }),
          staleTime: 0,
        }),
      focus: () => listeners.find((each) => each.tab === tab && each.type === "focus")?.listener({}),
    };
  });
  return { tabs, reads, pay: () => (isSubscribed = true) };
}

test("SUB-06 a tab that reads a paid plan brings its own flag and that of the other tabs up to date, once", async () => {
  const { tabs, reads, pay } = openTabs(3);
  await vi.waitFor(() => expect(tabs.map(({ getFlag }) => getFlag())).toEqual([false, false, false]));
  pay();
  await tabs[0]?.readPlan();
  await vi.waitFor(() => expect(tabs.map(({ getFlag }) => getFlag())).toEqual([true, true, true]));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reads).toHaveLength(2 * 3);
});

test("SUB-06 a plan that is announced after the checkout is read by the other tabs", async () => {
  const { tabs, pay } = openTabs(2);
  await vi.waitFor(() => expect(tabs[1]?.getFlag()).toBe(false));
  pay();
  announcePlan(tabs[0]!.localStorage, userId);
  await vi.waitFor(() => expect(tabs[1]?.getFlag()).toBe(true));
});

test("SUB-06 reads the plan again when a window gets the focus and its answer is old", async () => {
  vi.useFakeTimers();
  const { tabs, reads, pay } = openTabs(1);
  await vi.waitFor(() => expect(tabs[0]?.getFlag()).toBe(false));
  tabs[0]?.focus();
  expect(reads).toHaveLength(1);
  pay();
  await vi.advanceTimersByTimeAsync(16_000);
  tabs[0]?.focus();
  await vi.waitFor(() => expect(tabs[0]?.getFlag()).toBe(true));
});
