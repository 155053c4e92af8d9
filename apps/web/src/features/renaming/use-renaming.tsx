import type { RecordingSummary } from "@lectern/domain/recording";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useState } from "react";

type Renamed = Pick<RecordingSummary, "id" | "name">;

/** Its code loads when a recording is first renamed from its card. */
const renaming = createLazyOverlay(async () => (await import("./RenameRecording.tsx")).RenameRecording);

interface Renaming {
  /** Opens the dialog for a recording; `button` gets the focus when it closes. Stable across renders. */
  readonly renameRecording: (recording: Renamed, button: HTMLElement | null) => void;
  readonly dialog: ReactNode;
}

/** "Rename" for a list's cards (RDT-02). */
export function useRenaming(): Renaming {
  const [task, setTask] = useState<{ readonly recording: Renamed; readonly button: HTMLElement | null }>();
  const [isOpen, setOpen] = useState(false);
  const renameRecording = useCallback((recording: Renamed, button: HTMLElement | null) => {
    setTask({ recording, button });
    setOpen(true);
  }, []);
  const dialog = task !== undefined && (
    <renaming.Overlay {...task} isOpen={isOpen} onClose={() => setOpen(false)} onMissing={() => setTask(undefined)} />
  );
  return { renameRecording, dialog };
}
