import { createListeners } from "@lectern/browser/listeners";
import {
  applyReadingSettings,
  readReadingSettings,
  type ReadingSettings,
  standardReading,
  storeReadingSettings,
} from "@lectern/ui/theme/reading";
import { useSyncExternalStore } from "react";

const { subscribe, notify } = createListeners();

/** Read once, because storage is slow. If storage is refused, the settings last as long as the page. */
let current: ReadingSettings | undefined;

function set(settings: ReadingSettings): void {
  current = settings;
  applyReadingSettings(settings, document.documentElement);
  storeReadingSettings(settings, localStorage);
  notify();
}

/** The typography settings of this device for lectures (product decision 37), shared by the whole page. */
export function useReadingSettings(): [settings: ReadingSettings, set: (settings: ReadingSettings) => void] {
  const settings = useSyncExternalStore(
    subscribe,
    () => (current ??= readReadingSettings(localStorage)),
    () => standardReading,
  );
  return [settings, set];
}
