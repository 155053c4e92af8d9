import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";

export type DeleteRecordingDialogProps = Pick<
  ConfirmDialogProps,
  "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm"
>;

/** REC-06, word for word. */
export function DeleteRecordingDialog(props: DeleteRecordingDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete your recording."
      confirmLabel="Delete"
    />
  );
}
