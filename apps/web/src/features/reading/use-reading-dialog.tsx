import { textSize } from "@lectern/ui/elements/icon/screen-glyphs";
import { useCallback } from "react";
import { createDialogHook } from "../dialog-hook.tsx";
import type { PageFeature } from "../page-feature.ts";

const useSettingsDialog = createDialogHook<undefined>(
  async () => (await import("./ReadingSettingsDialog.tsx")).ReadingSettingsDialog,
);

interface ReadingSettingsOfPage extends PageFeature {
  /** Opens the settings. Stable across renders. */
  readonly openReading: () => void;
}

/** ACC-01: the reading settings, for a page with a text to read. */
export function useReadingDialog(): ReadingSettingsOfPage {
  const { open, overlays } = useSettingsDialog();
  const openReading = useCallback(() => open(undefined, null), [open]);
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
    overlays,
  };
}
