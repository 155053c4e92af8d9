import {
  type DeleteAccountSnapshot,
  isDeleting,
  isOpen,
} from "@lectern/machines/delete-account/delete-account.selectors";
import type { DeletionState } from "@lectern/ui/screens/settings";

/** SET-04 */
export function toDeletionState(snapshot: DeleteAccountSnapshot): DeletionState {
  if (isDeleting(snapshot)) return { kind: "deleting" };
  return { kind: isOpen(snapshot) ? "confirming" : "idle" };
}
