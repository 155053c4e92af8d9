import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const subscription = definePage({
  name: "subscription",
  path: paths.subscription,
  title: "Premium",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./SubscriptionScreen.tsx")).SubscriptionScreen),
});
