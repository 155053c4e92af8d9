import { applyStoredTheme } from "@lectern/ui/theme/choice";
import { applyReadingSettings, readReadingSettings } from "@lectern/ui/theme/reading";

try {
  applyStoredTheme(document.documentElement, localStorage);
  applyReadingSettings(readReadingSettings(localStorage), document.documentElement);
} catch {
  // Storage is refused: the device's theme counts, and lectures are set as standard.
}
