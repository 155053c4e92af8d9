import type { ReactNode } from "react";
import { Button } from "../../elements/button/Button.tsx";
import { actions } from "../confirm-dialog/ConfirmDialog.css.ts";

interface DialogActionsProps {
  /** The words of the button that sends the form. */
  readonly submitLabel: string;
  /** Whether the form is being saved: Cancel is disabled then. @default false */
  readonly busy?: boolean;
  /** Whether the form can be sent. @default true */
  readonly isReady?: boolean;
  /** The words of the button that closes the form. @default "Cancel" */
  readonly cancelLabel?: string;
  /** Called by the button that closes the form. */
  readonly onCancel: () => void;
  /** Further buttons, between the two. */
  readonly children?: ReactNode;
}

/** The last row of a form in a dialog: what closes it, and what sends it. */
export function DialogActions(props: DialogActionsProps) {
  const { submitLabel, busy = false, isReady = true, cancelLabel = "Cancel", onCancel, children } = props;
  return (
    <div className={actions}>
      <Button onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      {children}
      <Button type="submit" variant="primary" disabled={!isReady} busy={busy}>
        {submitLabel}
      </Button>
    </div>
  );
}
