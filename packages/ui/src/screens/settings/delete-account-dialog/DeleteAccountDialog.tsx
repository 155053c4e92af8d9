import { formatLongDate } from "@lectern/domain/dates";
import { type DeletionReceipt, toCountsText } from "@lectern/domain/export/receipt";
import { AlertDialog } from "radix-ui";
import type { RefObject } from "react";
import { Button } from "../../../elements/button/Button.tsx";
import { useOpenAfterPress } from "../../../overlays/open-after-press.ts";
import { actions, description, dialog, scrim, title } from "../../../overlays/confirm-dialog/ConfirmDialog.css.ts";
import type { DeletionState } from "../settings.state.ts";

export interface DeleteAccountDialogProps {
  readonly state: DeletionState;
  readonly onConfirm: () => void;
  /** Called by Cancel and Escape, but not while deleting. */
  readonly onCancel: () => void;
  readonly onReceiptDownload: () => void;
  /** Called by Done and Escape, once the account is deleted. */
  readonly onReceiptClose: () => void;
  /** The element to focus after Cancel or Escape: the button that opened the dialog. */
  readonly focusOnCancel: RefObject<HTMLElement | null>;
}

const toReceiptWords = ({ deletedAt, counts }: DeletionReceipt): string =>
  counts === null
    ? `Everything in it was deleted on ${formatLongDate(deletedAt)}.`
    : `Deleted on ${formatLongDate(deletedAt)}: ${toCountsText(counts)}.`;

type QuestionProps = Pick<DeleteAccountDialogProps, "onConfirm"> & { readonly deleting: boolean };

function Question({ deleting, onConfirm }: QuestionProps) {
  return (
    <>
      <AlertDialog.Title className={title}>Are you sure?</AlertDialog.Title>
      <AlertDialog.Description className={description}>
        This action cannot be undone. This will permanently delete your account, with every recording, folder and study
        guide in it. Any subscription ends too.
      </AlertDialog.Description>
      <div className={actions}>
        <AlertDialog.Cancel asChild>
          <Button disabled={deleting}>Cancel</Button>
        </AlertDialog.Cancel>
        <Button variant="critical" busy={deleting} onClick={onConfirm}>
          Yes, Delete My Account
        </Button>
      </div>
    </>
  );
}

interface ReceiptProps {
  readonly receipt: DeletionReceipt;
  readonly onDownload: () => void;
}

function Receipt({ receipt, onDownload }: ReceiptProps) {
  return (
    <>
      <AlertDialog.Title className={title}>Your account has been deleted</AlertDialog.Title>
      <AlertDialog.Description className={description}>{toReceiptWords(receipt)}</AlertDialog.Description>
      <div className={actions}>
        <Button onClick={onDownload}>Download Receipt</Button>
        <AlertDialog.Cancel asChild>
          <Button variant="primary">Done</Button>
        </AlertDialog.Cancel>
      </div>
    </>
  );
}

/**
 * SET-04, EXP-04. Unlike other deletions, the dialog stays open during the deletion and then shows a receipt. When the
 * receipt is closed, the app leaves the page.
 */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { state, onConfirm, onCancel, onReceiptDownload, onReceiptClose, focusOnCancel } = props;
  const shown = useOpenAfterPress(state.kind !== "idle");
  const close = { idle: undefined, confirming: onCancel, deleting: undefined, deleted: onReceiptClose }[state.kind];
  return (
    <AlertDialog.Root open={shown} onOpenChange={() => close?.()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrim} />
        <AlertDialog.Content
          className={dialog}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusOnCancel.current?.focus();
          }}
        >
          {state.kind === "deleted" ? (
            <Receipt receipt={state.receipt} onDownload={onReceiptDownload} />
          ) : (
            <Question deleting={state.kind === "deleting"} onConfirm={onConfirm} />
          )}
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
