/** Toasts and announcements for tags and for changes of many recordings. */
export const tagCopy = {
  added: (tag: string) => `Tag ${tag} added`,
  removed: (tag: string) => `Tag ${tag} removed`,
  saved: "Tag saved",
  deleted: "Tag deleted",
  creationFailed: "Couldn't create the tag",
  savingFailed: "Couldn't save the tag",
  deletionFailed: "Couldn't delete the tag",
  changeFailed: "An unexpected error occurred. Nothing was changed.",
} as const;
