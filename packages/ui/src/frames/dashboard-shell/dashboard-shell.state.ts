import type { MouseEvent, ReactNode } from "react";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";

/** The addresses of the sidebar's items. `apps/web/src/paths.ts` defines the strings. */
export interface DashboardPaths {
  readonly home: string;
  readonly recordings: string;
  readonly folders: string;
  readonly favorites: string;
  readonly reviews: string;
  readonly practice: string;
  readonly search: string;
  readonly tools: string;
  readonly experimental: string;
  readonly referrals: string;
  readonly subscription: string;
  readonly manageSubscription: string;
  readonly settings: string;
}

export type DashboardItem = keyof DashboardPaths;

export interface DashboardShellProps {
  readonly email: string;
  /** `unknown` without a network, and then there is no link to a plan. */
  readonly subscription: "subscribed" | "not-subscribed" | "unknown" | "not-sold";
  /** The current path, without query. The item it belongs to is marked, and the slide-over closes when it changes. */
  readonly currentPath: string;
  /**
   * The sidebar item for a page that has no item of its own (a recording belongs to `recordings`); otherwise the path
   * decides.
   */
  readonly currentItem?: DashboardItem | undefined;
  readonly paths: DashboardPaths;
  /** How many cards are due today, beside Practice; undefined until that is known. */
  readonly due?: number | undefined;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly onSignOut: () => void;
  /** Called when the header's search link is clicked. Preventing the default replaces the navigation. */
  readonly onSearchClick?: ((event: MouseEvent) => void) | undefined;
  /** If true, the main region shows "Setting things up for you..." instead of its children (AUT-06). */
  readonly settingUp: boolean;
  /** If true, a notice above every page says that there is no network. */
  readonly offline?: boolean;
  /** Whether this device keeps lectures, which changes the text of the notice. */
  readonly isKept?: boolean;
  /** Whether something was pressed that needs the network, and no toast could say so: the notice does. */
  readonly isRefused?: boolean;
  readonly children: ReactNode;
}
