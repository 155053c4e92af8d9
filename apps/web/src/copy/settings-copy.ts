/** Toasts of the settings page (SET-02). */
export const settingsCopy = {
  styleUpdated: "Summary style updated",
  styleFailed: "Failed to update default style",
} as const;
