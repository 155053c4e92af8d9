import { isPlanKey, profileKeys } from "@lectern/data/profiles/profiles";
import type { Query, QueryClient } from "@tanstack/react-query";
import { announceToTabs, listenToTabs } from "@lectern/browser/tabs";

const PLAN_KEY = "lectern-plan";

/** A plan that was read this recently isn't read again at a focus, in ms. */
const FRESH_MS = 15_000;

const isOldPlan = (query: Query): boolean => isPlanKey(query.queryKey) && query.isStaleByTime(FRESH_MS);

/** Makes the other tabs read a student's plan again. */
export const announcePlan = (storage: Pick<Storage, "setItem" | "removeItem">, userId: string): void =>
  announceToTabs(storage, PLAN_KEY, userId);

/**
 * Reads a student's plan again when the window gets the focus, and, in every tab, when one tab has read that it changed
 * (SUB-06). The flag and the plan's page are two queries, so that one may know of a payment before the other.
 */
export function sharePlan(
  queryClient: QueryClient,
  { addEventListener, localStorage }: Pick<Window, "addEventListener" | "localStorage">,
): void {
  const readAgain = (userId: string) => void queryClient.invalidateQueries({ queryKey: profileKeys.all(userId) });
  // TanStack listens only to `visibilitychange`, which windows beside each other don't get.
  addEventListener("focus", () => {
    void queryClient.refetchQueries({ type: "active", predicate: isOldPlan });
  });
  const subscribedByUser = new Map<string, boolean>();
  listenToTabs(addEventListener, PLAN_KEY, (userId) => {
    // What is read now came from another tab, so it isn't announced again.
    subscribedByUser.delete(userId);
    readAgain(userId);
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !isPlanKey(event.query.queryKey)) return;
    const { data } = event.query.state as { readonly data: unknown };
    const userId = event.query.queryKey[1];
    const isSubscribed = data === true || (data as { readonly isSubscribed?: boolean } | null)?.isSubscribed === true;
    const before = subscribedByUser.get(userId);
    subscribedByUser.set(userId, isSubscribed);
    if (before === undefined || before === isSubscribed) return;
    readAgain(userId);
    announcePlan(localStorage, userId);
  });
}
