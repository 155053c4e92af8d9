import type { Folder } from "@lectern/domain/folder";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useState } from "react";

/** Its code loads when a folder is first edited. */
const editing = createLazyOverlay(async () => (await import("./EditFolder.tsx")).EditFolder);

interface FolderEditing {
  /** Opens the dialog for a folder; `button` gets the focus when it closes. Stable across renders. */
  readonly editFolder: (folder: Folder, button: HTMLElement | null) => void;
  readonly dialog: ReactNode;
}

/** "Edit Folder" for a list's cards or a folder's page (FOL-10). */
export function useFolderEditing(): FolderEditing {
  const [task, setTask] = useState<{ readonly folder: Folder; readonly button: HTMLElement | null }>();
  const [isOpen, setOpen] = useState(false);
  const editFolder = useCallback((folder: Folder, button: HTMLElement | null) => {
    setTask({ folder, button });
    setOpen(true);
  }, []);
  const dialog = task !== undefined && (
    <editing.Overlay {...task} isOpen={isOpen} onClose={() => setOpen(false)} onMissing={() => setTask(undefined)} />
  );
  return { editFolder, dialog };
}
