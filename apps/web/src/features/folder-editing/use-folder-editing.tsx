import type { Folder } from "@lectern/domain/folder";
import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useState } from "react";
import type { EditFolderProps } from "./EditFolder.tsx";

// Their code loads when one is first opened.
const dialogs = {
  text: createLazyOverlay<EditFolderProps>(async () => (await import("./EditFolder.tsx")).EditFolder),
  exam: createLazyOverlay<EditFolderProps>(async () => (await import("./EditExam.tsx")).EditExam),
  courseEnd: createLazyOverlay<EditFolderProps>(async () => (await import("./EditCourseEnd.tsx")).EditCourseEnd),
};

interface Task {
  readonly what: keyof typeof dialogs;
  readonly folder: Folder;
  readonly button: HTMLElement | null;
  /** Counts the openings: each has a dialog of its own. */
  readonly times: number;
}

/** Opens a dialog for a folder; `button` gets the focus when it closes. Stable across renders. */
type Edit = (folder: Folder, button: HTMLElement | null) => void;

interface FolderEditing {
  /** Name, description and colour (FOL-10). */
  readonly editFolder: Edit;
  readonly editExam: Edit;
  readonly editCourseEnd: Edit;
  readonly dialog: ReactNode;
}

/** The dialogs that change a folder, for a list's cards, a folder's page and notices. */
export function useFolderEditing(): FolderEditing {
  const [task, setTask] = useState<Task>();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((what: Task["what"], folder: Folder, button: HTMLElement | null) => {
    setTask((last) => ({ what, folder, button, times: (last?.times ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const editFolder = useCallback<Edit>((folder, button) => open("text", folder, button), [open]);
  const editExam = useCallback<Edit>((folder, button) => open("exam", folder, button), [open]);
  const editCourseEnd = useCallback<Edit>((folder, button) => open("courseEnd", folder, button), [open]);
  if (task === undefined) return { editFolder, editExam, editCourseEnd, dialog: undefined };
  const { Overlay } = dialogs[task.what];
  const dialog = (
    <Overlay
      key={task.times}
      folder={task.folder}
      button={task.button}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onMissing={() => setTask(undefined)}
    />
  );
  return { editFolder, editExam, editCourseEnd, dialog };
}
