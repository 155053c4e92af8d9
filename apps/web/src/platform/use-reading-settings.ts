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

/** Read once, because storage is slow. If storage is refused, the settings last as long as the page. */
let current: ReadingSettings | undefined;

function set(settings: ReadingSettings): void {
  current = settings;
  applyReadingSettings(settings, document.documentElement);
  storeReadingSettings(settings, localStorage);
  for (const listener of listeners) listener();
}

/** The typography settings of this device for lectures (product decision 37), shared by the whole page. */
export function useReadingSettings(): [settings: ReadingSettings, set: (settings: ReadingSettings) => void] {
  const settings = useSyncExternalStore(
    listen,
    () => (current ??= readReadingSettings(localStorage)),
    () => standardReading,
  );
  return [settings, set];
}
