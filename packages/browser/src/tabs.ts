import { attempt } from "./attempt.ts";

/**
 * Tells the browser's other tabs a value, by a local-storage key that is written only to reach them, and removed at once.
 * Without storage nothing is told.
 */
export function announceToTabs(storage: Pick<Storage, "setItem" | "removeItem">, key: string, value: string): void {
  attempt(() => storage.setItem(key, value));
  attempt(() => storage.removeItem(key));
}

/** Calls `listener` with each value that another tab tells with {@link announceToTabs}. */
export function listenToTabs(
  addEventListener: Window["addEventListener"],
  key: string,
  listener: (value: string) => void,
): void {
  addEventListener("storage", ({ key: changed, newValue }) => {
    if (changed === key && newValue !== null) listener(newValue);
  });
}
