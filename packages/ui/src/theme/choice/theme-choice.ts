/** `system` follows the reader's device. The others are stored in local storage and override it. */
const themeChoices = ["system", "light", "dark"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const THEME_STORAGE_KEY = "lectern-theme";

const isChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value);

/** Reads the stored choice. If the browser refuses storage, the device decides. */
export function storedThemeChoice(storage: Pick<Storage, "getItem">): ThemeChoice {
  try {
    const stored = storage.getItem(THEME_STORAGE_KEY);
    return isChoice(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

/** Applies a choice and stores it. @param root the html element */
export function chooseTheme(
  choice: ThemeChoice,
  root: HTMLElement,
  storage: Pick<Storage, "setItem" | "removeItem">,
): void {
  if (choice === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  try {
    if (choice === "system") storage.removeItem(THEME_STORAGE_KEY);
    else storage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // the choice lasts as long as the page
  }
}

/**
 * Applies the stored choice. For a script in the head, which runs before the first paint.
 *
 * @param root the html element
 * @throws DOMException if the browser refuses storage
 */
export function applyStoredTheme(root: HTMLElement, storage: Pick<Storage, "getItem">): void {
  const stored = storage.getItem(THEME_STORAGE_KEY);
  if (stored === "light" || stored === "dark") root.dataset["theme"] = stored;
}
