import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const manageSubscription = definePage({
  name: "manage-subscription",
  path: paths.manageSubscription,
  title: "Your Subscription",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./ManageSubscriptionScreen.tsx")).ManageSubscriptionScreen),
});
