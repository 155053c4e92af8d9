import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const referrals = definePage({
  name: "referrals",
  path: paths.referrals(),
  title: "Referrals",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./ReferralsScreen.tsx")).ReferralsScreen),
});
