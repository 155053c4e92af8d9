import { AlertDialog } from "radix-ui";
import type { RefObject } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { useOpenAfterPress } from "../../../overlays/open-after-press.ts";
import { actions, description, dialog, scrim, title } from "../../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import type { DeletionState } from "../settings.state.ts";

export interface DeleteAccountDialogProps {
  readonly state: DeletionState;
  readonly onConfirm: () => void;
  /** Cancel or Escape. Not called while deleting. */
  readonly onCancel: () => void;
  /** Where focus goes after Cancel or Escape: the control that asked. */
  readonly focusOnCancel: RefObject<HTMLElement | null>;
}

/** SET-04. Unlike other deletions it stays open while the account goes, and the app leaves the page afterwards. */
export function DeleteAccountDialog({ state, onConfirm, onCancel, focusOnCancel }: DeleteAccountDialogProps) {
  const shown = useOpenAfterPress(state.kind !== "idle");
  const deleting = state.kind === "deleting";
  return (
    <AlertDialog.Root open={shown} onOpenChange={() => (deleting ? undefined : onCancel())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrim} />
        <AlertDialog.Content
          className={dialog}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOnCancel.current?.focus();
          }}
        >
          <AlertDialog.Title className={title}>Are you sure?</AlertDialog.Title>
          <AlertDialog.Description className={description}>
            This action cannot be undone. This will permanently delete your account, with every recording, folder and
            study guide in it. A subscription ends with it.
          </AlertDialog.Description>
          <div className={actions}>
            <AlertDialog.Cancel asChild>
              <Button disabled={deleting}>Cancel</Button>
            </AlertDialog.Cancel>
            <Button variant="critical" busy={deleting} onClick={onConfirm}>
              Yes, Delete My Account
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
