import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const pricing = definePage({
  name: "pricing",
  path: paths.pricing,
  title: "Pricing",
  area: "public",
  screen: lazyScreen(async () => (await import("./PricingScreen.tsx")).PricingScreen),
  document: import.meta.env.SSR ? () => import("./pricing.document.tsx") : undefined,
});
