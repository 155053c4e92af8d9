import { useCallback, useSyncExternalStore } from "react";

const isNever = () => false;

/** Whether a media query matches; false in a prerendered document. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, isNever);
}
