import { type ComponentType, type RefObject, Suspense, useRef, useState } from "react";
import { trash } from "../../elements/icon/glyphs.ts";
import type { DeleteRecordingDialogProps } from "../delete-recording-dialog/DeleteRecordingDialog.tsx";
import { Menu } from "../menu/Menu.tsx";

export interface DeleteMenuProps {
  /** What is deleted, for the trigger's name. */
  readonly of: string;
  /** The dialog with this thing's words; best a lazy one, since most lists are read and not deleted from. */
  readonly dialog: ComponentType<DeleteRecordingDialogProps>;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** Where focus goes when the thing is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null> | undefined;
}

/** A card's menu whose Delete asks first. The dialog is made at the first asking: a list shows many of these. */
export function DeleteMenu({ of, dialog: Dialog, onDelete, focusAfterDelete }: DeleteMenuProps) {
  const [asking, setAsking] = useState<"never" | "now" | "not-now">("never");
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        label={`More for ${of}`}
        triggerRef={trigger}
        items={[{ label: "Delete", glyph: trash, tone: "critical", onSelect: () => setAsking("now") }]}
      />
      {asking !== "never" && (
        <Suspense fallback={null}>
          <Dialog
            open={asking === "now"}
            onOpenChange={(isOpen) => setAsking(isOpen ? "now" : "not-now")}
            onConfirm={onDelete}
            focusOnCancel={trigger}
            focusOnConfirm={focusAfterDelete}
          />
        </Suspense>
      )}
    </>
  );
}
