import { attempt } from "@lectern/browser/attempt";
import { isComposing, isInField, isOverlayOpen } from "@lectern/ui/theme/keys";

/** A local-storage key for this device, like the theme's (product decision 34). */
const STORAGE_KEY = "lectern-single-keys";

/** Whether keys without a modifier start commands on this device (WCAG 2.1.4). */
export const areSingleKeysOn = (storage: Pick<Storage, "getItem">): boolean =>
  attempt(() => storage.getItem(STORAGE_KEY)) !== "off";

/** Switches single keys on or off. If storage is refused they stay on. */
export function switchSingleKeys(isOn: boolean, storage: Pick<Storage, "setItem" | "removeItem">): void {
  attempt(() => (isOn ? storage.removeItem(STORAGE_KEY) : storage.setItem(STORAGE_KEY, "off")));
}

/** Whether a pressed key may start a command without a modifier; Shift is none. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  if (event.defaultPrevented || isComposing(event)) return false;
  return areSingleKeysOn(localStorage) && !isInField(event.target) && !isOverlayOpen();
}
