import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const featureRequest = definePage({
  name: "feature-request",
  path: paths.featureRequest,
  title: "Feature Request",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./FeatureRequestScreen.tsx")).FeatureRequestScreen),
});
