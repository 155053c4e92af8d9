import { type ReactNode, type RefObject, useRef, useState } from "react";
import { trash } from "../../elements/icon/glyphs.ts";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { type DeleteWords, english } from "../delete-dialog/delete-words.ts";
import { lazyDeleteDialog } from "../delete-dialog/lazy-delete-dialog.ts";
import { Menu, type MenuItem } from "../menu/Menu.tsx";

export interface DeleteMenuItem extends Omit<MenuItem, "onSelect"> {
  /** Called with the menu's button, to which the focus should return. */
  readonly onSelect: (button: HTMLButtonElement | null) => void;
}

export interface DeleteMenuWords extends DeleteWords {
  /** The name of the menu's button: "More options for Midterm". */
  readonly more: (of: string) => string;
}
const englishMenu: DeleteMenuWords = { ...english, more: (of) => `More options for ${of}` };

export interface DeleteMenuProps extends ClassNameProps {
  /** The item's name, for the button's name. */
  readonly of: string;
  /** The kind of item, as it reads after "your": `photo`, `shopping list`. */
  readonly noun: string;
  /** Text about what is deleted with it, which follows the name in the dialog. It is rendered with the dialog. */
  readonly deletedWith?: ReactNode;
  /** Further items above Delete. @default none */
  readonly items?: readonly DeleteMenuItem[];
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** The element to focus when the item is gone. */
  readonly focusAfterDelete?: RefObject<HTMLElement | null> | undefined;
  /** The texts of the menu and the dialog. @default English */
  readonly words?: DeleteMenuWords;
}

/**
 * An item's menu with a Delete that asks for confirmation. The dialog is created when it is first opened, because a
 * list has many of these menus.
 */
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
        <lazyDeleteDialog.Overlay
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
