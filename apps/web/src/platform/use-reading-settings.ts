import {
  applyReadingSettings,
  readReadingSettings,
  type ReadingSettings,
  standardReading,
  storeReadingSettings,
} from "@lectern/ui/theme/reading";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Read once: storage is slow, and can be refused; what is set then lasts for this page. */
let current: ReadingSettings | undefined;

function set(settings: ReadingSettings): void {
  current = settings;
  applyReadingSettings(settings, document.documentElement);
  storeReadingSettings(settings, localStorage);
  for (const listener of listeners) listener();
}

/** How lectures are set on this device (product decision 37). The same everywhere on the page. */
export function useReadingSettings(): [settings: ReadingSettings, set: (settings: ReadingSettings) => void] {
  const settings = useSyncExternalStore(
    listen,
    () => (current ??= readReadingSettings(localStorage)),
    () => standardReading,
  );
  return [settings, set];
}
