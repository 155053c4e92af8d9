import { DropdownMenu } from "radix-ui";
import { Icon } from "../../elements/icon/Icon.tsx";
import { item } from "./Menu.css.ts";
import type { MenuProps } from "./Menu.tsx";
import { MenuFrame } from "./MenuFrame.tsx";
import type { MenuListState } from "./use-menu-button.ts";

type MenuListProps = Pick<MenuProps, "items"> & MenuListState;

/** The menu itself. */
export function MenuList({ items, ...state }: MenuListProps) {
  return (
    <MenuFrame {...state}>
      {items.map(({ label: words, glyph, tone, onSelect }) => (
        <DropdownMenu.Item key={words} className={item({ tone })} onSelect={onSelect}>
          {glyph !== undefined && <Icon glyph={glyph} size="small" />}
          {words}
        </DropdownMenu.Item>
      ))}
    </MenuFrame>
  );
}
