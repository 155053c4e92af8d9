import { useSyncExternalStore } from "react";

const changes = ["online", "offline"] as const;

const subscribe = (listener: () => void): (() => void) => {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
};

/** Whether the browser has a network connection. The backend may be unreachable even then. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
