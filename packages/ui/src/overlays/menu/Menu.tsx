import { type Ref, useImperativeHandle } from "react";
import { type Glyph, more } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import type { ClassNameProps } from "../../theme/class-name.ts";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import { useMenuButton } from "./use-menu-button.ts";

export interface MenuItem {
  /** Names the action; unique in the menu. */
  readonly label: string;
  /** An icon before the label. */
  readonly glyph?: Glyph;
  /** `critical` for destructive actions. @default "neutral" */
  readonly tone?: "neutral" | "critical";
  /** Called when it is chosen, which closes the menu. */
  readonly onSelect: () => void;
}

export interface MenuProps extends ClassNameProps {
  /** The button's accessible name: "More about Anna Karenina". */
  readonly label: string;
  /** The items in display order. */
  readonly items: readonly MenuItem[];
  /** A ref to the button that opens it. */
  readonly triggerRef?: Ref<HTMLButtonElement>;
}

const menuList = createLazyOverlay(async () => (await import("./MenuList.tsx")).MenuList);

/**
 * A menu of further actions. For a single action use a button. The menu's content is created when the button is first
 * touched, pointed at or focused, because a list has hundreds of these.
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
