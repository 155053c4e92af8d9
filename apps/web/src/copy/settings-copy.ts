/** Toasts of the settings page (SET-02, CON-02). */
export const settingsCopy = {
  styleUpdated: "Summary style updated",
  disconnectFailed: "Couldn't disconnect the assistant",
  styleFailed: "Failed to update default style",
} as const;
