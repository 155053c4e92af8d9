import { createListeners } from "@lectern/browser/listeners";
import { chooseTheme, storedThemeChoice, type ThemeChoice } from "@lectern/ui/theme/choice";
import { useSyncExternalStore } from "react";

const { subscribe, notify } = createListeners();

/** The choice made in this page. If storage is refused, it lasts as long as the page. */
let chosen: ThemeChoice | undefined;

function choose(wanted: ThemeChoice): void {
  chosen = wanted;
  chooseTheme(wanted, document.documentElement, localStorage);
  notify();
}

/** Light, dark, or the device's setting, stored in this browser (product decision 25) and shared by the whole page. */
export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => chosen ?? storedThemeChoice(localStorage),
    (): ThemeChoice => "system",
  );
  return [choice, choose];
}
