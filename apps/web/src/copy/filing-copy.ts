/** Toasts of filing a recording (REC-13), once the server has answered. */
export const filingCopy = {
  added: (folder: string) => `Added to ${folder}`,
  removed: "Removed from folder",
  /** A failure while adding to a folder or creating one. */
  unexpected: "An unexpected error occurred",
  removalFailed: "Failed to remove recording from folder",
} as const;
