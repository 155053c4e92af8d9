import { chooseTheme, storedThemeChoice, type ThemeChoice } from "@lectern/ui/theme/choice";
import { useState } from "react";

/** Light, dark, or what the device says; kept in this browser (product decision 25). */
export function useThemeChoice(): [choice: ThemeChoice, choose: (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(() => storedThemeChoice(localStorage));
  const choose = (wanted: ThemeChoice) => {
    chooseTheme(wanted, document.documentElement, localStorage);
    setChoice(wanted);
  };
  return [choice, choose];
}
