/** Toasts of the folder page (FOL-08). What could not be loaded is said in the page, by its View. */
export const folderCopy = {
  deleted: "Folder deleted",
  deletionFailed: "Failed to delete folder",
  removalFailed: "Failed to remove recording from folder",
  /** Of anything else: recordings that could not be added. */
  unexpected: "An unexpected error occurred",
} as const;
