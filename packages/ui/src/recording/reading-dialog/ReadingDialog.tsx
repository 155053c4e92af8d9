import type { RefObject } from "react";
import { Dialog } from "../../overlays/dialog/Dialog.tsx";
import { ReadingPanel, type ReadingPanelProps } from "../reading-panel/ReadingPanel.tsx";

export interface ReadingDialogProps extends ReadingPanelProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gets the focus if the element that had it before is gone. */
  readonly focusFallback?: RefObject<HTMLElement | null>;
}

/** The reading settings in a dialog over a lecture, which changes at once. */
export function ReadingDialog({ open, onOpenChange, focusFallback, ...panel }: ReadingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Reading"
      description="For all lectures, notes, guides and cards on this device."
      closable
      {...(focusFallback && { focusFallback })}
    >
      <ReadingPanel {...panel} />
    </Dialog>
  );
}
