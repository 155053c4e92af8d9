import type { NamedWrite } from "@lectern/data/options";

/** Announcements after the server has answered a write (SHL-14). A write that shows a toast has none. */
const announcements: Record<Exclude<NamedWrite, "correct-transcript">, string | ((variables: unknown) => string)> = {
  "set-favorite": (isFavorite) => (isFavorite === true ? "Added to favorites" : "Removed from favorites"),
  "rename-recording": "Title saved",
  "delete-recording": "Recording deleted",
  "move-recording": (folderId) => (folderId === null ? "Removed from the folder" : "Added to the folder"),
  "create-folder": "Folder created",
  "edit-folder": "Folder saved",
  "rename-study-guide": "Title saved",
  "delete-study-guide": "Study guide deleted",
};

/** Returns the announcement for a successful write; undefined for one that shows a toast. */
export function toAnnouncement(name: unknown, variables: unknown): string | undefined {
  const words = Object.entries(announcements).find(([announced]) => announced === name)?.[1];
  return typeof words === "function" ? words(variables) : words;
}

export const NOTES_SAVED = "Notes saved";
