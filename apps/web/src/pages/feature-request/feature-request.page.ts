import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const featureRequest = definePage({
  name: "feature-request",
  path: paths.featureRequest,
  title: "Feature Request",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./FeatureRequestScreen.tsx")).FeatureRequestScreen),
});
