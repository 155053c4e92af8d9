import { DropdownMenu } from "radix-ui";
import type { Ref } from "react";
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

/** What else can be done to a thing. One action alone is better a button. */
export function Menu({ label, items, triggerRef }: MenuProps) {
  return (
    // Not modal: the page behind stays readable, and a dialog opened from an item finds no lock to undo.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton glyph={more} label={label} {...(triggerRef === undefined ? {} : { ref: triggerRef })} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu} align="end" sideOffset={4} collisionPadding={8}>
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
