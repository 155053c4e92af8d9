import { applyStoredTheme } from "@lectern/ui/theme/choice";
import { applyReadingSettings, readReadingSettings } from "@lectern/ui/theme/reading";

try {
  applyStoredTheme(document.documentElement, localStorage);
  applyReadingSettings(readReadingSettings(localStorage), document.documentElement);
} catch {
  // If storage is refused, the device's theme applies, and lectures have the standard typography.
}
