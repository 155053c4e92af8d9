import { useSyncExternalStore } from "react";
import { wide } from "../../recording/wide.ts";

const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(wide);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
};

/** Whether the window has room for a second pane; false in a prerendered document. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
