import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const keptData = definePage({
  name: "kept-data",
  path: paths.keptData,
  title: "Your Data",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./KeptDataScreen.tsx")).KeptDataScreen),
});
