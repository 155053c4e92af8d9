import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";

export interface DeleteDialogProps
  extends Pick<ConfirmDialogProps, "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm"> {
  /** What is deleted, as it reads after "your": `recording`, `study guide`. */
  readonly noun: string;
  /** The name of what is deleted. */
  readonly of: string;
  /** What is not deleted with it, as a sentence. */
  readonly kept?: string;
}

/** Asks before something is deleted, in the words of REC-06 with this thing's noun (product decision 16), and names it (REC-12). */
export function DeleteDialog({ noun, of, kept, ...props }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Are you sure?"
      description={`This action cannot be undone. This will permanently delete your ${noun}.`}
      subject={kept === undefined ? of : `${of}. ${kept}`}
      confirmLabel="Delete"
    />
  );
}
