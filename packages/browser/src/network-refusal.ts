import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { isOnline, subscribeToNetwork } from "./network.ts";

let isRefused = false;
const { subscribe, notify } = createListeners();

function setRefused(next: boolean): void {
  isRefused = next;
  notify();
}

/** Says above the page that what was pressed needs the network, where the code of the toasts could not be fetched (OFF-03). */
export function showRefusal(): void {
  setRefused(true);
  const stop = subscribeToNetwork(() => {
    if (!isOnline()) return;
    stop();
    setRefused(false);
  });
}

const getRefused = (): boolean => isRefused;

/** Whether something was refused for lack of a network, and no toast could say so. */
export const useRefusal = (): boolean => useSyncExternalStore(subscribe, getRefused, () => false);
