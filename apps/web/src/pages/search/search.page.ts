import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./search.reads.ts";

export const search = definePage({
  name: "search",
  path: paths.search,
  title: "Search your lectures",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./SearchScreen.tsx")).SearchScreen),
  reads,
});
