import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";

export type DeleteFolderDialogProps = Pick<
  ConfirmDialogProps,
  "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm"
>;

/** FOL-08, with the noun of product decision 16. Its recordings stay. */
export function DeleteFolderDialog(props: DeleteFolderDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description="This action cannot be undone. This will permanently delete your folder."
      confirmLabel="Delete"
    />
  );
}
