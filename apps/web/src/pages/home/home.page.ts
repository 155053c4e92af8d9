import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./home.reads.ts";

export const home = definePage({
  name: "home",
  path: paths.dashboard,
  title: "Home",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./HomeScreen.tsx")).HomeScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./home.preview.tsx") : undefined,
});
