import { DropdownMenu } from "radix-ui";
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { type Glyph, more } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { item, menu } from "./Menu.css.ts";

export interface MenuItem {
  readonly label: string;
  readonly glyph?: Glyph;
  readonly tone?: "neutral" | "critical";
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** The trigger's name: "More about Organic Chemistry, lecture 3". */
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly triggerRef?: Ref<HTMLButtonElement>;
}

interface BorrowedTriggerProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Radix's own. */
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/** Draws nothing: the button that is there already is what the menu hangs on, and what gets the focus back. */
function BorrowedTrigger({ button, ref }: BorrowedTriggerProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);
  return null;
}

interface MenuListProps extends Pick<MenuProps, "items"> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly buttonId: string;
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

function MenuList({ items, button, buttonId, open, onOpenChange }: MenuListProps) {
  return (
    // Not modal: the page behind stays readable, and a dialog opened from an item finds no lock to undo.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <BorrowedTrigger button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
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

/**
 * What else can be done to a thing. One action alone is better a button. A list shows hundreds of these and one is
 * opened, so the menu itself is made when the button is first touched, pointed at or focused.
 */
export function Menu({ label, items, triggerRef }: MenuProps) {
  const [state, setState] = useState<"asleep" | "closed" | "open">("asleep");
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(triggerRef, () => button.current);
  const isOpen = state === "open";
  const wake = () => setState((now) => (now === "asleep" ? "closed" : now));
  const toggle = () => setState(isOpen ? "closed" : "open");

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    toggle();
    // The menu takes the focus; the press must not give it back to the button.
    if (!isOpen) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") toggle();
    else if (event.key === "ArrowDown") setState("open");
    else return;
    // Neither a click nor a scroll.
    event.preventDefault();
  };
  return (
    <>
      <IconButton
        glyph={more}
        label={label}
        id={id}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? "open" : "closed"}
        onFocus={wake}
        onPointerEnter={wake}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      />
      {state !== "asleep" && (
        <MenuList
          items={items}
          button={button}
          buttonId={id}
          open={isOpen}
          onOpenChange={(willOpen) => setState(willOpen ? "open" : "closed")}
        />
      )}
    </>
  );
}
