import { textSize } from "@lectern/ui/elements/icon/screen-glyphs";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { useCallback, useState } from "react";
import type { PageFeature } from "../page-feature.ts";

/** Its code loads when it is first opened. */
const overlay = createLazyOverlay(async () => (await import("./ReadingSettingsDialog.tsx")).ReadingSettingsDialog);

interface ReadingSettingsOfPage extends PageFeature {
  /** Opens the settings. Stable across renders. */
  readonly openReading: () => void;
}

/** ACC-01: the reading settings, for a page with a text to read. */
export function useReadingDialog(): ReadingSettingsOfPage {
  const [isNeeded, setNeeded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const openReading = useCallback(() => {
    setNeeded(true);
    setOpen(true);
  }, []);
  return {
    openReading,
    commands: [
      {
        id: "reading",
        label: "Reading settings",
        also: "font size text spacing width typeface dyslexia comfort",
        glyph: textSize,
        run: openReading,
      },
    ],
    overlays: isNeeded && <overlay.Overlay open={isOpen} onOpenChange={setOpen} onMissing={() => setNeeded(false)} />,
  };
}
