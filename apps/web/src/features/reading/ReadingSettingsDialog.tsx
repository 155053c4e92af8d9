import { ReadingDialog } from "@lectern/ui/recording/reading-dialog";
import { useReadingSettings } from "../../platform/use-reading-settings.ts";
import type { DialogProps } from "../dialog-hook.tsx";

/** The reading settings of this device. */
export function ReadingSettingsDialog({ isOpen, onClose }: DialogProps<undefined>) {
  const [settings, setSettings] = useReadingSettings();
  return (
    <ReadingDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      settings={settings}
      onChange={setSettings}
    />
  );
}
