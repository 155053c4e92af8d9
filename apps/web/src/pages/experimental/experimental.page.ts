import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const experimental = definePage({
  name: "experimental",
  path: paths.experimental,
  title: "Experimental",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./ExperimentalScreen.tsx")).ExperimentalScreen),
});
