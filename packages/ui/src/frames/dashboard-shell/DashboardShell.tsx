import { useRef, useState } from "react";
import { menu, search } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { AccountMenu } from "../account-menu/AccountMenu.tsx";
import { OfflineNotice } from "../offline-notice/OfflineNotice.tsx";
import { SettingUp } from "../setting-up/SettingUp.tsx";
import { Sidebar } from "../sidebar/Sidebar.tsx";
import { createLazyOverlay } from "../../theme/lazy-part.tsx";
import * as styles from "./DashboardShell.css.ts";
import type { DashboardShellProps } from "./dashboard-shell.state.ts";

export type { DashboardShellProps } from "./dashboard-shell.state.ts";

/** Only used on small screens: its code is loaded when the pointer or the focus reaches the button. */
const drawerOverlay = createLazyOverlay(async () => (await import("./DashboardShellDrawer.tsx")).DashboardShellDrawer);

/** The frame of the dashboard: the sidebar, and the page's sheet. */
export function DashboardShell(props: DashboardShellProps) {
  const {
    email,
    theme,
    onThemeChange,
    settingUp,
    offline = false,
    isKept = false,
    isRefused = false,
    onSearchClick,
    children,
    ...sidebarProps
  } = props;
  const [drawer, setDrawer] = useState<"asleep" | "closed" | "open">("asleep");
  const button = useRef<HTMLButtonElement>(null);
  const [libraryOpen, setLibraryOpen] = useState(true);
  const [shownPath, setShownPath] = useState(sidebarProps.currentPath);
  if (shownPath !== sidebarProps.currentPath) {
    setShownPath(sidebarProps.currentPath);
    if (drawer === "open") setDrawer("closed");
  }
  const sidebar = <Sidebar {...sidebarProps} libraryOpen={libraryOpen} onLibraryOpenChange={setLibraryOpen} />;
  const wake = () => setDrawer((now) => (now === "asleep" ? "closed" : now));
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <div className={styles.rail}>{sidebar}</div>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <span className={styles.menuButton}>
            <IconButton
              ref={button}
              glyph={menu}
              label="Open Menu"
              aria-haspopup="dialog"
              aria-expanded={drawer === "open"}
              onPointerEnter={wake}
              onFocus={wake}
              onClick={() => setDrawer("open")}
            />
          </span>
          {drawer !== "asleep" && (
            <drawerOverlay.Overlay
              open={drawer === "open"}
              onOpenChange={(isOpen) => setDrawer(isOpen ? "open" : "closed")}
              onMissing={() => setDrawer("asleep")}
              button={button}
            >
              {sidebar}
            </drawerOverlay.Overlay>
          )}
          <div className={styles.who}>
            <Text as="span" size="caption" color="muted">
              Welcome back
            </Text>
            <span className={styles.email} title={email}>
              {email}
            </span>
          </div>
          <BareLink
            href={sidebarProps.paths.search}
            className={styles.searchLink}
            aria-label="Search your lectures"
            onClick={onSearchClick}
          >
            <Icon glyph={search} />
          </BareLink>
          <span className={styles.face}>
            <AccountMenu
              email={email}
              theme={theme}
              onThemeChange={onThemeChange}
              settingsHref={sidebarProps.paths.settings}
              onSignOut={sidebarProps.onSignOut}
            />
          </span>
        </header>
        <OfflineNotice offline={offline} isKept={isKept} isRefused={isRefused} />
        <main id="content" tabIndex={-1} className={styles.main}>
          {settingUp ? <SettingUp /> : children}
        </main>
      </div>
    </div>
  );
}
