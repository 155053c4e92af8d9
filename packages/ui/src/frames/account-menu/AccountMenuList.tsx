import { DropdownMenu } from "radix-ui";
import { settings, signOut } from "../../elements/icon/glyphs.ts";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { item } from "../../overlays/menu/Menu.css.ts";
import { MenuFrame } from "../../overlays/menu/MenuFrame.tsx";
import type { MenuListState } from "../../overlays/menu/use-menu-button.ts";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";
import type { AccountMenuProps } from "./AccountMenu.tsx";
import { themes } from "./themes.ts";
import { divider, heading, link, mark, who } from "./AccountMenu.css.ts";

/** The menu itself. It stays open after a theme is chosen, because the theme changes at once. */
export function AccountMenuList({
  email,
  theme,
  onThemeChange,
  settingsHref,
  onSignOut,
  ...state
}: AccountMenuProps & MenuListState) {
  return (
    <MenuFrame {...state}>
      <DropdownMenu.Label className={who}>{email}</DropdownMenu.Label>
      <DropdownMenu.Separator className={divider} />
      <DropdownMenu.Label className={heading}>Appearance</DropdownMenu.Label>
      <DropdownMenu.RadioGroup value={theme} onValueChange={(value) => onThemeChange(value as ThemeChoice)}>
        {themes.map(({ value, label, glyph }) => (
          <DropdownMenu.RadioItem
            key={value}
            value={value}
            className={item()}
            onSelect={(event) => event.preventDefault()}
          >
            <Icon glyph={glyph} size="small" />
            {label}
            <DropdownMenu.ItemIndicator className={mark}>
              <Icon glyph={check} size="small" />
            </DropdownMenu.ItemIndicator>
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <DropdownMenu.Separator className={divider} />
      <DropdownMenu.Item asChild>
        <BareLink href={settingsHref} className={`${item()} ${link}`}>
          <Icon glyph={settings} size="small" />
          Settings
        </BareLink>
      </DropdownMenu.Item>
      <DropdownMenu.Item className={item()} onSelect={onSignOut}>
        <Icon glyph={signOut} size="small" />
        Sign Out
      </DropdownMenu.Item>
    </MenuFrame>
  );
}
