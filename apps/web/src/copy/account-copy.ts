import type { DeleteAccountWork } from "@lectern/machines/delete-account/delete-account.machine";

/** SET-04 */
export const DELETION_FAILED = "Failed to delete account. Please try again.";

export const accountLogLines: Record<DeleteAccountWork, string> = {
  deleteAccount: "Error deleting account",
};
