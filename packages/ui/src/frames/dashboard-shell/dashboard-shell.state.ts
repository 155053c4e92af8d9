import type { MouseEvent, ReactNode } from "react";
import type { ThemeChoice } from "../../theme/choice/theme-choice.ts";

/** Where each item of the sidebar leads; `apps/web/src/paths.ts` is the owner of the strings. */
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
  /** `unknown` without a network: then there is no link to a plan. */
  readonly subscription: "subscribed" | "not-subscribed" | "unknown";
  /** The path now shown, without query; the item it belongs to is marked, and the slide-over closes when it changes. */
  readonly currentPath: string;
  /** The sidebar's item that a page without one belongs to (a recording belongs to `recordings`); else the path decides. */
  readonly currentItem?: DashboardItem | undefined;
  readonly paths: DashboardPaths;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  readonly onSignOut: () => void;
  /** The header's link to the search was clicked; preventing it does something else. */
  readonly onSearchClick?: ((event: MouseEvent) => void) | undefined;
  /** While true the main region says "Setting things up for you..." instead of its children (AUT-06). */
  readonly settingUp: boolean;
  /** While true every page says once, above itself, that there is no network. */
  readonly offline?: boolean;
  /** Whether this device keeps lectures: the words for being offline are others. */
  readonly isKept?: boolean;
  readonly children: ReactNode;
}
