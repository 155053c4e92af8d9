import { Dialog } from "radix-ui";
import { useState } from "react";
import { Avatar } from "../../elements/avatar/Avatar.tsx";
import { clear, menu } from "../../elements/icon/glyphs.ts";
import { IconButton } from "../../elements/icon-button/IconButton.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { SettingUpView } from "../../screens/setting-up/SettingUpView.tsx";
import { OfflineNotice } from "../offline-notice/OfflineNotice.tsx";
import { Sidebar } from "../sidebar/Sidebar.tsx";
import {
  closeButton,
  drawer,
  email as emailClass,
  face,
  header,
  main,
  menuButton,
  rail,
  scrim,
  sheet,
  shell,
  skip,
  who,
} from "./DashboardShell.css.ts";
import type { DashboardShellProps } from "./dashboard-shell.state.ts";

export type { DashboardItem, DashboardPaths, DashboardShellProps } from "./dashboard-shell.state.ts";

/** The desk: the places at the side, the sheet of paper in front. */
export function DashboardShell({ email, settingUp, offline = false, children, ...places }: DashboardShellProps) {
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [libraryOpen, setLibraryOpen] = useState(true);
  const [shownPath, setShownPath] = useState(places.currentPath);
  if (shownPath !== places.currentPath) {
    setShownPath(places.currentPath);
    setDrawerOpen(false);
  }
  const sidebar = <Sidebar {...places} libraryOpen={libraryOpen} onLibraryOpenChange={setLibraryOpen} />;
  return (
    <div className={shell}>
      <a href="#content" className={skip}>
        Skip to content
      </a>
      <div className={rail}>{sidebar}</div>
      <div className={sheet}>
        <header className={header}>
          <Dialog.Root open={drawerOpen} onOpenChange={setDrawerOpen}>
            <span className={menuButton}>
              <Dialog.Trigger asChild>
                <IconButton glyph={menu} label="Open menu" />
              </Dialog.Trigger>
            </span>
            <Dialog.Portal>
              <Dialog.Overlay className={scrim} />
              <Dialog.Content className={drawer} aria-describedby={undefined}>
                <Dialog.Title asChild>
                  <div>
                    <VisuallyHidden>Menu</VisuallyHidden>
                  </div>
                </Dialog.Title>
                {sidebar}
                <span className={closeButton}>
                  <Dialog.Close asChild>
                    <IconButton glyph={clear} label="Close menu" />
                  </Dialog.Close>
                </span>
              </Dialog.Content>
            </Dialog.Portal>
          </Dialog.Root>
          <div className={who}>
            <Text as="span" size="caption" color="muted">
              Welcome back
            </Text>
            <span className={emailClass} title={email}>
              {email}
            </span>
          </div>
          <span className={face}>
            <Avatar of={email} />
          </span>
        </header>
        <OfflineNotice offline={offline} />
        <main id="content" tabIndex={-1} className={main}>
          {settingUp ? <SettingUpView within="shell" /> : children}
        </main>
      </div>
    </div>
  );
}
