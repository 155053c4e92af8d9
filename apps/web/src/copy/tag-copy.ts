/** Toasts and announcements for tags and for changes of many recordings. */
export const tagCopy = {
  added: (tag: string) => `Tag ${tag} added`,
  removed: (tag: string) => `Tag ${tag} removed`,
  saved: "Tag saved",
  deleted: "Tag deleted",
  creationFailed: "Failed to create the tag",
  savingFailed: "Failed to save the tag",
  deletionFailed: "Failed to delete the tag",
  changeFailed: "Nothing was changed: an unexpected error occurred",
} as const;
