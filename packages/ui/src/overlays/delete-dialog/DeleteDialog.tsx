import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";

export interface DeleteDialogProps
  extends Pick<ConfirmDialogProps, "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm"> {
  /** What is deleted, as it reads after "your": `recording`, `study guide`. */
  readonly noun: string;
}

/** Asks before something is deleted, in the words of REC-06 with this thing's noun (product decision 16). */
export function DeleteDialog({ noun, ...props }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description={`This action cannot be undone. This will permanently delete your ${noun}.`}
      confirmLabel="Delete"
    />
  );
}
