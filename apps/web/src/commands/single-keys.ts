import { attempt } from "@lectern/browser/attempt";
import { isComposing } from "@lectern/ui/theme/keys";

/** A local-storage key for this device, like the theme's (product decision 34). */
const STORAGE_KEY = "lectern-single-keys";

/** Whether keys without a modifier start commands on this device (WCAG 2.1.4). */
export const areSingleKeysOn = (storage: Pick<Storage, "getItem">): boolean =>
  attempt(() => storage.getItem(STORAGE_KEY)) !== "off";

/** Switches single keys on or off. If storage is refused they stay on. */
export function switchSingleKeys(isOn: boolean, storage: Pick<Storage, "setItem" | "removeItem">): void {
  attempt(() => (isOn ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, "off")));
}

const FIELD_SELECTOR = "input, textarea, select, [contenteditable], [role=textbox], [role=combobox]";
/** An overlay that is fading out no longer counts as open. */
const OVERLAY_SELECTOR = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}]:not([data-state=closed], [data-state=closed] *)`)
  .join();

export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD_SELECTOR) !== null;

/** Whether a dialog, menu or list is open, which handles keys itself. */
export const isOverlayOpen = (): boolean => document.querySelector(OVERLAY_SELECTOR) !== null;

/** Whether a pressed key may start a command without a modifier; Shift is none. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.defaultPrevented || isComposing(event)) return false;
  return areSingleKeysOn(localStorage) && !isInField(event.target) && !isOverlayOpen();
}
