import { useState } from "react";
import { areSingleKeysOn, switchSingleKeys } from "./single-keys.ts";

/** Whether keys without a modifier start commands. The choice is stored in this browser (product decision 34). */
export function useSingleKeys(): [isOn: boolean, switchThem: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => areSingleKeysOn(localStorage));
  const switchThem = (wanted: boolean) => {
    switchSingleKeys(wanted, localStorage);
    setIsOn(wanted);
  };
  return [isOn, switchThem];
}
