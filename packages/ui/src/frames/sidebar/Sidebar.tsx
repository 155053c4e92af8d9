import { useId } from "react";
import { chevronDown, library, signOut } from "../../elements/icon/glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { BareLink } from "../../elements/link/Link.tsx";
import { Logo } from "../../illustrations/logo/Logo.tsx";
import type { DashboardItem, DashboardShellProps } from "../dashboard-shell/dashboard-shell.state.ts";
import { homeItem, findItem, itemsBelowLibrary, libraryItems } from "./nav-items.ts";
import {
  brandLink,
  chevron,
  group,
  inGroup,
  item as itemClass,
  last,
  list,
  listing,
  sidebar,
  subItem,
} from "./Sidebar.css.ts";

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
  const place = (item: DashboardItem) => ({
    href: paths[item],
    ...(item === current
      ? { "aria-current": paths[item] === currentPath ? ("page" as const) : ("true" as const) }
      : {}),
  });
  return (
    <nav className={sidebar} aria-label="Dashboard">
      <BareLink href={paths.home} className={brandLink}>
        <Logo />
      </BareLink>
      <div className={listing}>
        <ul className={list}>
          <li>
            <BareLink {...place("home")} className={itemClass}>
              <Icon glyph={homeItem.glyph} />
              {homeItem.label}
            </BareLink>
          </li>
          <li>
            <div>
              <button
                type="button"
                className={itemClass}
                aria-expanded={libraryOpen}
                aria-controls={groupId}
                data-state={libraryOpen ? "open" : "closed"}
                onClick={() => onLibraryOpenChange(!libraryOpen)}
              >
                <Icon glyph={library} />
                Library
                <Icon glyph={chevronDown} size="small" className={chevron} />
              </button>
              <div id={groupId} className={group} hidden={!libraryOpen}>
                <ul className={inGroup}>
                  {libraryItems.map(({ item, label }) => (
                    <li key={item}>
                      <BareLink
                        {...place(item)}
                        {...(item === "practice" && due > 0 && { "data-due": due, title: toCardsDue(due) })}
                        className={subItem}
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
              <BareLink {...place(item)} className={itemClass}>
                <Icon glyph={glyph} />
                {label}
              </BareLink>
            </li>
          ))}
        </ul>
        <ul className={last}>
          <li>
            <button type="button" className={itemClass} onClick={onSignOut}>
              <Icon glyph={signOut} />
              Sign Out
            </button>
          </li>
        </ul>
      </div>
    </nav>
  );
}
