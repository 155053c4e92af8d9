/** Toasts for marking lectures as read or not (UNT-07). */
export const readCopy = {
  read: "Marked as read",
  notRead: "Marked as unread",
  allRead: (many: number) => `${many} lectures marked as read`,
  failed: "Couldn't mark the recording",
  allFailed: "Couldn't mark the lectures",
} as const;
