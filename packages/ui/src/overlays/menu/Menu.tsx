import { lazy, type Ref, Suspense, useImperativeHandle } from "react";
import { type Glyph, more } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { useMenuButton } from "./use-menu-button.ts";

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

const MenuList = lazy(async () => ({ default: (await import("./MenuList.tsx")).MenuList }));

/**
 * What else can be done to a thing. One action alone is better a button. A list shows hundreds of these and one is
 * opened, so the menu itself is made when the button is first touched, pointed at or focused.
 */
export function Menu({ label, items, triggerRef }: MenuProps) {
  const { button, list } = useMenuButton();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(triggerRef, () => button.ref.current);
  return (
    <>
      <IconButton {...button} glyph={more} label={label} />
      {list !== undefined && (
        <Suspense fallback={null}>
          <MenuList items={items} {...list} />
        </Suspense>
      )}
    </>
  );
}
