import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef, useState } from "react";
import type { LazyOverlayProps } from "../../theme/lazy-part.tsx";

/** The state that the button passes to the lazily loaded list of a menu. */
export interface MenuListState {
  /** The button, which gets the focus when the menu closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The button's id. Its name is the menu's name too. */
  readonly buttonId: string;
  /** Whether it is shown. */
  readonly open: boolean;
  /** Whether a key opened it, so that the first item gets the focus. */
  readonly startsAtFirst: boolean;
  /** Called with `false` when an item is chosen, and by Escape or a press elsewhere. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The same for the component that loads the list. If its code can't be fetched, the next press tries again. */
type LazyMenuListState = MenuListState & LazyOverlayProps;

/**
 * The button of a menu whose list is loaded when the pointer or the focus reaches it, because a page has many menus and
 * few are opened.
 *
 * @returns the button's props, and the list's props, which are undefined until the button was reached
 */
export function useMenuButton() {
  const [state, setState] = useState<"asleep" | "closed" | "open" | "open-by-key">("asleep");
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = state === "open" || state === "open-by-key";
  const wake = () => setState((now) => (now === "asleep" ? "closed" : now));
  const list: LazyMenuListState = {
    button,
    buttonId: id,
    open: isOpen,
    startsAtFirst: state === "open-by-key",
    onOpenChange: (willOpen) => setState(willOpen ? "open" : "closed"),
    onMissing: () => setState("asleep"),
  };
  return {
    button: {
      id,
      ref: button,
      "aria-haspopup": "menu" as const,
      "aria-expanded": isOpen,
      "data-state": isOpen ? "open" : "closed",
      onFocus: wake,
      onPointerEnter: wake,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || event.ctrlKey) return;
        setState(isOpen ? "closed" : "open");
        // The menu takes the focus, and the press must not return it to the button.
        if (!isOpen) event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") setState(isOpen ? "closed" : "open-by-key");
        else if (event.key === "ArrowDown") setState("open-by-key");
        else return;
        // The touch was neither a click nor a scroll.
        event.preventDefault();
      },
    },
    list: state === "asleep" ? undefined : list,
  };
}
