import type { ReactNode } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/ConfirmDialog.tsx";
import { type DeleteWords, english } from "./delete-words.ts";

export type { DeleteWords } from "./delete-words.ts";

export interface DeleteDialogProps
  extends Pick<
    ConfirmDialogProps,
    "open" | "onOpenChange" | "onConfirm" | "focusOnCancel" | "focusOnConfirm" | "className"
  > {
  /** What is deleted, as it reads after "your": `photo`, `shopping list`. */
  readonly noun: string;
  /** The name of what is deleted. */
  readonly of: string;
  /** What is not deleted with it, as a sentence. */
  readonly kept?: string;
  /** What is deleted with it, as words that follow the name: ", with 12 pages". */
  readonly deletedWith?: ReactNode;
  /** Its own words. @default English */
  readonly words?: DeleteWords;
}

/** Asks before something is deleted, and names it. */
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
