import { applyStoredTheme } from "@lectern/ui/theme/choice";

try {
  applyStoredTheme(document.documentElement, localStorage);
} catch {
  // Storage is refused: the device's theme counts.
}
