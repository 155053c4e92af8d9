/** Toasts of the folder page (FOL-08). The View itself shows failed reads. */
export const folderCopy = {
  deleted: "Folder deleted",
  deletionFailed: "Failed to delete folder",
  calendarFailed: "Couldn't create the calendar file",
  receiptFailed: "Couldn't dismiss the receipt",
  removalFailed: "Failed to remove recording from folder",
  /** Recordings could not be added. */
  unexpected: "An unexpected error occurred",
} as const;
