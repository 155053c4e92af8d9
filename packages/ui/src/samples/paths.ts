import type { DashboardPaths } from "../frames/dashboard-shell/dashboard-shell.state.ts";

/** The dashboard's paths behind a `#`, so that a click in a story navigates nowhere. */
export const samplePaths: DashboardPaths = {
  home: "#/dashboard",
  recordings: "#/dashboard/library/recordings",
  folders: "#/dashboard/library/folders",
  favorites: "#/dashboard/library/favorites",
  reviews: "#/dashboard/library/reviews",
  practice: "#/dashboard/practice",
  search: "#/dashboard/library/search",
  tools: "#/dashboard/tools",
  experimental: "#/dashboard/experimental",
  referrals: "#/dashboard/referrals",
  subscription: "#/dashboard/subscription",
  manageSubscription: "#/dashboard/manage-subscription",
  settings: "#/dashboard/settings",
};
