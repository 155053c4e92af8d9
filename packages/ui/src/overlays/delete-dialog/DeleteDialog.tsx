import type { ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";
import { type DeleteWords, english } from "./delete-words.ts";

export type { DeleteWords } from "./delete-words.ts";

export interface DeleteDialogProps
  extends Pick<
    ConfirmDialogProps,
    "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm" | "className"
  > {
  /** The kind of item, as it reads after "your": `photo`, `shopping list`. */
  readonly noun: string;
  /** The item's name. */
  readonly of: string;
  /** A sentence about what is not deleted with it. */
  readonly kept?: string;
  /** Text about what is deleted with it, which follows the name: ", with 12 pages". */
  readonly deletedWith?: ReactNode;
  /** The component's own texts. @default English */
  readonly words?: DeleteWords;
}

/** Asks for confirmation before an item is deleted, and names it. */
export function DeleteDialog({ noun, of, kept, deletedWith, words = english, ...props }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={words.title}
      description={words.description(noun)}
      subject={
        <>
          {kept === undefined ? of : `${of}. ${kept}`}
          {deletedWith}
        </>
      }
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
    />
  );
}
