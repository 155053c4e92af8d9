import { DropdownMenu } from "radix-ui";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { Icon } from "../../elements/icon/Icon.tsx";
import { useOpenAfterPress } from "../open-after-press.ts";
import { item, menu } from "./Menu.css.ts";
import type { MenuProps } from "./Menu.tsx";

interface BorrowedTriggerProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Radix's own. */
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/** Renders nothing: the existing button anchors the menu and gets the focus back. */
function BorrowedTrigger({ button, ref }: BorrowedTriggerProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);
  return null;
}

interface MenuListProps extends Pick<MenuProps, "items"> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly buttonId: string;
  readonly open: boolean;
  /** Opened by a key: the first item gets the focus. */
  readonly startsAtFirst: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The menu itself. */
export function MenuList({ items, button, buttonId, open, startsAtFirst, onOpenChange }: MenuListProps) {
  const shown = useOpenAfterPress(open);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown || !startsAtFirst) return undefined;
    // Radix does so by itself only if it was there when the key was pressed.
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [shown, startsAtFirst]);
  return (
    // Not modal: the page behind stays readable, and a dialog opened from an item finds no lock to undo.
    <DropdownMenu.Root modal={false} open={shown} onOpenChange={onOpenChange}>
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
          {items.map(({ label: words, glyph, tone, onSelect }) => (
            <DropdownMenu.Item key={words} className={item({ tone })} onSelect={onSelect}>
              {glyph !== undefined && <Icon glyph={glyph} size="small" />}
              {words}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
