import {
  type DeleteAccountSnapshot,
  getReceipt,
  isDeleting,
  isOpen,
} from "@lectern/machines/delete-account/delete-account.selectors";
import type { DeletionState } from "@lectern/ui/screens/settings";

/** SET-04 */
export function toDeletionState(snapshot: DeleteAccountSnapshot): DeletionState {
  if (isDeleting(snapshot)) return { kind: "deleting" };
  const receipt = getReceipt(snapshot);
  if (receipt !== null) return { kind: "deleted", receipt };
  return { kind: isOpen(snapshot) ? "confirming" : "idle" };
}
