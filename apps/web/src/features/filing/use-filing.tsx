import type { RecordingSummary } from "@lectern/domain/recording";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useState } from "react";

export type Filed = Pick<RecordingSummary, "id" | "name" | "folderId">;

/** Its code loads when a recording is first filed. */
const filing = createLazyOverlay(async () => (await import("./FileRecording.tsx")).FileRecording);

interface Filing {
  /** Opens the dialog for a recording; `button` gets the focus when it closes. Stable across renders. */
  readonly fileRecording: (recording: Filed, button: HTMLElement | null) => void;
  readonly dialog: ReactNode;
}

/** "Add to Folder" for a list's cards or a recording's page (REC-13). */
export function useFiling(): Filing {
  const [task, setTask] = useState<{ readonly recording: Filed; readonly button: HTMLElement | null }>();
  const [isOpen, setOpen] = useState(false);
  const fileRecording = useCallback((recording: Filed, button: HTMLElement | null) => {
    setTask({ recording, button });
    setOpen(true);
  }, []);
  const dialog = task !== undefined && (
    <filing.Overlay {...task} isOpen={isOpen} onClose={() => setOpen(false)} onMissing={() => setTask(undefined)} />
  );
  return { fileRecording, dialog };
}
