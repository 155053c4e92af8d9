import { textSize } from "@lectern/ui/elements/icon/screen-glyphs";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { PageCommand } from "../../commands/page-commands.ts";

/** Its code loads when it is first opened. */
const overlay = createLazyOverlay(async () => (await import("./ReadingSettingsDialog.tsx")).ReadingSettingsDialog);

interface ReadingSettingsOfPage {
  /** Opens the settings. Stable across renders. */
  readonly openReading: () => void;
  /** The palette's command for opening them. */
  readonly command: PageCommand;
  readonly dialog: ReactNode;
}

/** ACC-01: the reading settings, for a page with a text to read. */
export function useReadingDialog(): ReadingSettingsOfPage {
  const [isNeeded, setNeeded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const openReading = useCallback(() => {
    setNeeded(true);
    setOpen(true);
  }, []);
  const command = useMemo(
    (): PageCommand => ({
      id: "reading",
      label: "Reading settings",
      also: "font size text spacing width typeface dyslexia comfort",
      glyph: textSize,
      run: openReading,
    }),
    [openReading],
  );
  const dialog = isNeeded && (
    <overlay.Overlay open={isOpen} onOpenChange={setOpen} onMissing={() => setNeeded(false)} />
  );
  return { openReading, command, dialog };
}
