import { useState } from "react";
import { attempt } from "@lectern/browser/attempt";

/** A local-storage key for this device, like the theme's (product decision 41). */
const STORAGE_KEY = "lectern-two-buttons";

/** Whether this device rates a card with two buttons, Didn't know it and Knew it. */
export const hasTwoButtons = (storage: Pick<Storage, "getItem">): boolean =>
  attempt(() => storage.getItem(STORAGE_KEY)) === "on";

/** Switches between two and four buttons. If storage is refused there are four. */
export function switchTwoButtons(isOn: boolean, storage: Pick<Storage, "setItem" | "removeItem">): void {
  attempt(() => (isOn ? storage.setItem(STORAGE_KEY, "on") : storage.removeItem(STORAGE_KEY)));
}

/** Whether a card is rated with two buttons. The choice is stored in this browser (product decision 41). */
export function useTwoButtons(): [isOn: boolean, switchThem: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => hasTwoButtons(localStorage));
  const switchThem = (wanted: boolean) => {
    switchTwoButtons(wanted, localStorage);
    setIsOn(wanted);
  };
  return [isOn, switchThem];
}
