import { ReadingDialog } from "@lectern/ui/recording/reading-dialog";
import { useReadingSettings } from "../../platform/use-reading-settings.ts";

interface ReadingSettingsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The reading settings of this device. */
export function ReadingSettingsDialog(props: ReadingSettingsDialogProps) {
  const [settings, setSettings] = useReadingSettings();
  return <ReadingDialog {...props} settings={settings} onChange={setSettings} />;
}
