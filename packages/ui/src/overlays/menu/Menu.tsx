import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { type Glyph, more } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";

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

/** Most lists are read and no menu is opened: its code is loaded when the pointer or the focus reaches a button. */
const MenuList = lazy(async () => ({ default: (await import("./MenuList.tsx")).MenuList }));

/**
 * What else can be done to a thing. One action alone is better a button. A list shows hundreds of these and one is
 * opened, so the menu itself is made when the button is first touched, pointed at or focused.
 */
export function Menu({ label, items, triggerRef }: MenuProps) {
  const [state, setState] = useState<"asleep" | "closed" | "open" | "open-by-key">("asleep");
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(triggerRef, () => button.current);
  const isOpen = state === "open" || state === "open-by-key";
  const wake = () => setState((now) => (now === "asleep" ? "closed" : now));

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setState(isOpen ? "closed" : "open");
    // The menu takes the focus; the press must not give it back to the button.
    if (!isOpen) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") setState(isOpen ? "closed" : "open-by-key");
    else if (event.key === "ArrowDown") setState("open-by-key");
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
        <Suspense fallback={null}>
          <MenuList
            items={items}
            button={button}
            buttonId={id}
            open={isOpen}
            startsAtFirst={state === "open-by-key"}
            onOpenChange={(willOpen) => setState(willOpen ? "open" : "closed")}
          />
        </Suspense>
      )}
    </>
  );
}
