import { Avatar } from "../../elements/avatar/Avatar.tsx";
import { useMenuButton } from "../../overlays/menu/use-menu-button.ts";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";
import { face } from "./AccountMenu.css.ts";

export interface AccountMenuProps {
  readonly email: string;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly settingsHref: string;
  readonly onSignOut: () => void;
}

const menuList = createLazyOverlay(async () => (await import("./AccountMenuList.tsx")).AccountMenuList);

/** The avatar with a menu for the account: theme, settings, sign-out (SHL-15). */
export function AccountMenu(props: AccountMenuProps) {
  const { button, list } = useMenuButton();
  return (
    <>
      <button {...button} type="button" className={face} aria-label="Account menu">
        <Avatar of={props.email} />
      </button>
      {list !== undefined && <menuList.Overlay {...props} {...list} />}
    </>
  );
}
