import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";

export type DeleteStudyGuideDialogProps = Pick<
  ConfirmDialogProps,
  "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm"
>;

/** STG-01, with the noun of product decision 16. */
export function DeleteStudyGuideDialog(props: DeleteStudyGuideDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete your study guide."
      confirmLabel="Delete"
    />
  );
}
