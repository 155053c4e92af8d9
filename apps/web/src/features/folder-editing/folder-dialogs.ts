import type { Folder } from "@lectern/domain/folder";
import { createDialogHook } from "../dialog-hook.tsx";

/** Name, description and colour of a folder (FOL-10). */
export const useEditFolder = createDialogHook<Folder>(async () => (await import("./EditFolder.tsx")).EditFolder);
export const useEditExam = createDialogHook<Folder>(async () => (await import("./EditExam.tsx")).EditExam);
export const useEditCourseEnd = createDialogHook<Folder>(
  async () => (await import("./EditCourseEnd.tsx")).EditCourseEnd,
);
