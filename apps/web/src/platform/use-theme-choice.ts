import { chooseTheme, storedThemeChoice, type ThemeChoice } from "@lectern/ui/theme/choice";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen here: storage can be refused, and the choice then lasts for this page. */
let chosen: ThemeChoice | undefined;

function choose(wanted: ThemeChoice): void {
  chosen = wanted;
  chooseTheme(wanted, document.documentElement, localStorage);
  for (const listener of listeners) listener();
}

/** Light, dark, or what the device says; kept in this browser (product decision 25). The same everywhere on the page. */
export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(
    listen,
    () => chosen ?? storedThemeChoice(localStorage),
    (): ThemeChoice => "system",
  );
  return [choice, choose];
}
