import { lazy, type RefObject, Suspense, useRef, useState } from "react";
import { addFolder, trash } from "../../elements/icon/glyphs.ts";
import { Menu } from "../menu/Menu.tsx";

/** Most lists are read and not deleted from. */
const DeleteDialog = lazy(async () => ({
  default: (await import("../delete-dialog/DeleteDialog.tsx")).DeleteDialog,
}));

export interface DeleteMenuProps {
  /** What is deleted, for the trigger's name. */
  readonly of: string;
  /** What kind of thing it is, as it reads after "your": `recording`, `study guide`. */
  readonly noun: string;
  /** Adds "Add to folder" above Delete; called with the menu's button, which gets the focus back. */
  readonly onFile?: ((button: HTMLElement | null) => void) | undefined;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** Where focus goes when the thing is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null> | undefined;
}

/** A card's menu whose Delete asks first. The dialog is made at the first asking: a list shows many of these. */
export function DeleteMenu({ of, noun, onFile, onDelete, focusAfterDelete }: DeleteMenuProps) {
  const [asking, setAsking] = useState<"never" | "now" | "not-now">("never");
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        label={`More for ${of}`}
        triggerRef={trigger}
        items={[
          ...(onFile === undefined
            ? []
            : [{ label: "Add to folder", glyph: addFolder, onSelect: () => onFile(trigger.current) }]),
          { label: "Delete", glyph: trash, tone: "critical", onSelect: () => setAsking("now") },
        ]}
      />
      {asking !== "never" && (
        <Suspense fallback={null}>
          <DeleteDialog
            noun={noun}
            of={of}
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
