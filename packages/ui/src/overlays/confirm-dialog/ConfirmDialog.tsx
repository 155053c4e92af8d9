import { AlertDialog } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { useOpenAfterPress } from "../open-after-press.ts";
import { type ClassNameProps, joinClasses } from "../../theme/class-name.ts";
import * as styles from "./ConfirmDialog.css.ts";

export interface ConfirmDialogProps extends ClassNameProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called with `false` by either button and by Escape. */
  readonly onOpenChange: (open: boolean) => void;
  /** The question. */
  readonly title: string;
  /** What happens after confirming. */
  readonly description: string;
  /** A line after the description that names the subject. */
  readonly subject?: ReactNode;
  /** The confirming button: a verb. */
  readonly confirmLabel: string;
  /** The cancelling button. @default "Cancel" */
  readonly cancelLabel?: string;
  /** An alternative that loses nothing: a button between the two. */
  readonly otherwise?: {
    /** Names the alternative. */
    readonly label: string;
    /** Called when it is chosen. */
    readonly onSelect: () => void;
  };
  /** Called by the confirming button. */
  readonly onConfirm: () => void;
  /** The element to focus after Cancel or Escape. @default the one that had the focus before */
  readonly focusOnCancel?: RefObject<HTMLElement | null>;
  /** The element to focus after confirming, since the control that opened the dialog may be gone. */
  readonly focusOnConfirm?: RefObject<HTMLElement | null> | undefined;
}

/** Asks for confirmation before something is lost permanently. Cancel has the initial focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  subject,
  confirmLabel,
  cancelLabel = "Cancel",
  otherwise,
  onConfirm,
  focusOnCancel,
  focusOnConfirm,
  className,
}: ConfirmDialogProps) {
  const isOpen = useOpenAfterPress(open);
  const confirmed = useRef(false);
  const opener = useRef<Element>(null);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <AlertDialog.Content
          className={joinClasses(styles.dialog, className)}
          onOpenAutoFocus={() => {
            confirmed.current = false;
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const after = confirmed.current ? (focusOnConfirm ?? focusOnCancel) : focusOnCancel;
            const next = after === undefined ? opener.current : after.current;
            if (next instanceof HTMLElement) next.focus();
          }}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
          {subject !== undefined && <p className={styles.subject}>{subject}</p>}
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            {otherwise !== undefined && (
              <AlertDialog.Action asChild>
                <Button variant="secondary" onClick={otherwise.onSelect}>
                  {otherwise.label}
                </Button>
              </AlertDialog.Action>
            )}
            <AlertDialog.Action asChild>
              <Button
                variant="critical"
                onClick={() => {
                  confirmed.current = true;
                  onConfirm();
                }}
              >
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
