import { useId } from "react";
import { chevronDown, library, signOut } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Logo } from "../../illustrations/logo/Logo.tsx";
import type { DashboardItem, DashboardShellProps } from "../dashboard-shell/dashboard-shell.state.ts";
import { homeItem, findItem, itemsBelowLibrary, libraryItems } from "./nav-items.ts";
import * as styles from "./Sidebar.css.ts";

export interface SidebarProps
  extends Pick<DashboardShellProps, "subscription" | "currentPath" | "currentItem" | "paths" | "due" | "onSignOut"> {
  readonly libraryOpen: boolean;
  readonly onLibraryOpenChange: (open: boolean) => void;
}

const toCardsDue = (due: number): string => (due === 1 ? "1 card due today" : `${due} cards due today`);

/** The links to every part of the dashboard. The current one is highlighted. */
export function Sidebar(props: SidebarProps) {
  const { subscription, currentPath, paths, due = 0, onSignOut, libraryOpen, onLibraryOpenChange } = props;
  const groupId = useId();
  const current = props.currentItem ?? findItem(currentPath, paths);
  const toLinkProps = (item: DashboardItem) => ({
    href: paths[item],
    ...(item === current
      ? { "aria-current": paths[item] === currentPath ? ("page" as const) : ("true" as const) }
      : {}),
  });
  return (
    <nav className={styles.sidebar} aria-label="Dashboard">
      <BareLink href={paths.home} className={styles.brandLink}>
        <Logo />
      </BareLink>
      <div className={styles.listing}>
        <ul className={styles.list}>
          <li>
            <BareLink {...toLinkProps("home")} className={styles.item}>
              <Icon glyph={homeItem.glyph} />
              {homeItem.label}
            </BareLink>
          </li>
          <li>
            <div>
              <button
                type="button"
                className={styles.item}
                aria-expanded={libraryOpen}
                aria-controls={groupId}
                data-state={libraryOpen ? "open" : "closed"}
                onClick={() => onLibraryOpenChange(!libraryOpen)}
              >
                <Icon glyph={library} />
                Library
                <Icon glyph={chevronDown} size="small" className={styles.chevron} />
              </button>
              <div id={groupId} className={styles.group} hidden={!libraryOpen}>
                <ul className={styles.inGroup}>
                  {libraryItems.map(({ item, label }) => (
                    <li key={item}>
                      <BareLink
                        {...toLinkProps(item)}
                        {...(item === "practice" && due > 0 && { "data-due": due, title: toCardsDue(due) })}
                        className={styles.subItem}
                      >
                        {label}
                      </BareLink>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </li>
          {itemsBelowLibrary(subscription).map(({ item, label, glyph }) => (
            <li key={item}>
              <BareLink {...toLinkProps(item)} className={styles.item}>
                <Icon glyph={glyph} />
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
        <ul className={styles.last}>
          <li>
            <button type="button" className={styles.item} onClick={onSignOut}>
              <Icon glyph={signOut} />
              Sign Out
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
