import { type Ref, useImperativeHandle } from "react";
import { type Glyph, more } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import { useMenuButton } from "./use-menu-button.ts";

export interface MenuItem {
  /** What it does; unique in the menu. */
  readonly label: string;
  /** A sign before the label. */
  readonly glyph?: Glyph;
  /** `critical` for what destroys something. @default "neutral" */
  readonly tone?: "neutral" | "critical";
  /** Called when it is chosen; the menu closes. */
  readonly onSelect: () => void;
}

export interface MenuProps extends ClassNameProps {
  /** The trigger's name: "More about Anna Karenina". */
  readonly label: string;
  /** In the order in which they are shown. */
  readonly items: readonly MenuItem[];
  /** The button that opens it. */
  readonly triggerRef?: Ref<HTMLButtonElement>;
}

const menuList = createLazyOverlay(async () => (await import("./MenuList.tsx")).MenuList);

/**
 * A menu of further actions. For a single action, use a button. A list shows hundreds of these and one is opened, so the menu
 * itself is made when the button is first touched, pointed at or focused.
 */
export function Menu({ label, items, triggerRef, className }: MenuProps) {
  const { button, list } = useMenuButton();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(triggerRef, () => button.ref.current);
  return (
    <>
      <IconButton {...button} glyph={more} label={label} className={className} />
      {list !== undefined && <menuList.Overlay items={items} {...list} />}
    </>
  );
}
