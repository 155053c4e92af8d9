import * as glyphs from "../../elements/icon/glyphs.ts";
import type { DashboardItem, DashboardPaths, DashboardShellProps } from "../dashboard-shell/dashboard-shell.state.ts";

interface NavItem {
  readonly item: DashboardItem;
  readonly label: string;
  readonly glyph: glyphs.Glyph;
}

export const homeItem: NavItem = { item: "home", label: "Home", glyph: glyphs.home };

export const libraryItems: readonly Omit<NavItem, "glyph">[] = [
  { item: "recordings", label: "Recordings" },
  { item: "folders", label: "Folders" },
  { item: "favorites", label: "Favorites" },
  { item: "reviews", label: "Study Guides" },
  { item: "practice", label: "Practice" },
];

const subscriptionItems: Record<DashboardShellProps["subscription"], readonly NavItem[]> = {
  subscribed: [{ item: "manageSubscription", label: "Your Subscription", glyph: glyphs.card }],
  "not-subscribed": [{ item: "subscription", label: "Upgrade to Pro", glyph: glyphs.sparkle }],
  unknown: [],
  "not-sold": [],
};

/** SHL-02, SHL-03: the subscription link has one of two names and positions. Without plans, referrals earn nothing (OPS-08). */
export const itemsBelowLibrary = (subscription: DashboardShellProps["subscription"]): readonly NavItem[] => [
  { item: "tools", label: "Tools", glyph: glyphs.tools },
  { item: "experimental", label: "Experimental", glyph: glyphs.experiment },
  ...(subscription === "not-sold" ? [] : [{ item: "referrals", label: "Referrals", glyph: glyphs.gift } as const]),
  ...subscriptionItems[subscription],
  { item: "settings", label: "Settings", glyph: glyphs.settings },
];

/** Finds the item that a path belongs to: the one with the longest matching path. Home matches only itself. */
export function findItem(currentPath: string, paths: DashboardPaths): DashboardItem | undefined {
  const here = currentPath.length > 1 ? currentPath.replace(/(?<!\/)\/+$/, "") : currentPath;
  const matches = (Object.entries(paths) as [DashboardItem, string][]).filter(
    ([item, path]) => here === path || (item !== "home" && here.startsWith(`${path}/`)),
  );
  return matches.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
