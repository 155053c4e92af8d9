import { type ReactNode, type RefObject, useRef, useState } from "react";
import { trash } from "../../elements/icon/glyphs.ts";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import { type DeleteWords, english } from "../delete-dialog/delete-words.ts";
import { Menu, type MenuItem } from "../menu/Menu.tsx";

/** Most lists are read and not deleted from. */
const deleteDialog = createLazyOverlay(async () => (await import("../delete-dialog/DeleteDialog.tsx")).DeleteDialog);

export interface DeleteMenuItem extends Omit<MenuItem, "onSelect"> {
  /** Called with the menu's button, which gets the focus back. */
  readonly onSelect: (button: HTMLButtonElement | null) => void;
}

export interface DeleteMenuWords extends DeleteWords {
  /** The name of the menu's button: "More for Midterm". */
  readonly more: (of: string) => string;
}
const englishMenu: DeleteMenuWords = { ...english, more: (of) => `More for ${of}` };

export interface DeleteMenuProps extends ClassNameProps {
  /** What is deleted, for the trigger's name. */
  readonly of: string;
  /** What kind of thing it is, as it reads after "your": `photo`, `shopping list`. */
  readonly noun: string;
  /** What is deleted with it, as words that follow the name in the dialog. It is rendered with the dialog. */
  readonly deletedWith?: ReactNode;
  /** What else can be done to it, above Delete. @default none */
  readonly items?: readonly DeleteMenuItem[];
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** Where focus goes when the thing is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null> | undefined;
  /** Its own words, and the dialog's. @default English */
  readonly words?: DeleteMenuWords;
}

/** A thing's menu whose Delete asks first. The dialog is made at the first asking: a list shows many of these. */
export function DeleteMenu(props: DeleteMenuProps) {
  const { of, noun, deletedWith, items = [], onDelete, focusAfterDelete, words = englishMenu, className } = props;
  const [asking, setAsking] = useState<"never" | "now" | "not-now">("never");
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu
        className={className}
        label={words.more(of)}
        triggerRef={trigger}
        items={[
          ...items.map((item) => ({ ...item, onSelect: () => item.onSelect(trigger.current) })),
          { label: words.confirm, glyph: trash, tone: "critical", onSelect: () => setAsking("now") },
        ]}
      />
      {asking !== "never" && (
        <deleteDialog.Overlay
          noun={noun}
          of={of}
          deletedWith={deletedWith}
          words={words}
          open={asking === "now"}
          onOpenChange={(isOpen) => setAsking(isOpen ? "now" : "not-now")}
          onMissing={() => setAsking("never")}
          onConfirm={onDelete}
          focusOnCancel={trigger}
          focusOnConfirm={focusAfterDelete}
        />
      )}
    </>
  );
}
