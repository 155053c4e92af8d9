/** Toasts for marking a lecture as read or not (UNT-07). */
export const readCopy = {
  read: "Marked as read",
  notRead: "Marked as not read",
  failed: "Failed to mark the recording",
} as const;
