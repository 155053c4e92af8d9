import { DropdownMenu } from "radix-ui";
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { useOpenAfterPress } from "../open-after-press.ts";
import { menu } from "./Menu.css.ts";
import type { MenuListState } from "./use-menu-button.ts";

interface BorrowedTriggerProps {
  /** The existing button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Radix's own. */
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/** Renders nothing: the existing button anchors the menu and gets the focus when it closes. */
function BorrowedTrigger({ button, ref }: BorrowedTriggerProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);
  return null;
}

interface MenuFrameProps extends MenuListState {
  /** The items. */
  readonly children: ReactNode;
}

/** The popover of a menu's items. */
export function MenuFrame({ button, buttonId, open, startsAtFirst, onOpenChange, children }: MenuFrameProps) {
  const isOpen = useOpenAfterPress(open);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !startsAtFirst) return undefined;
    // Radix does so itself only if it was mounted when the key was pressed.
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isOpen, startsAtFirst]);
  return (
    // Not modal, so that the page behind stays readable, and a dialog opened from an item finds no scroll lock.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <BorrowedTrigger button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={list}
          className={menu}
          aria-labelledby={buttonId}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
