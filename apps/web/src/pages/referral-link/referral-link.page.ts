import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { patterns } from "../../paths.ts";
import { definePage } from "../page.ts";

export const referralLink = definePage({
  name: "referral-link",
  path: patterns.referralLink,
  area: "public",
  screen: lazyScreen(async () => (await import("./ReferralLinkScreen.tsx")).ReferralLinkScreen),
});
