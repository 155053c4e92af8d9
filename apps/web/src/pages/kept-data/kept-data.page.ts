import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const keptData = definePage({
  name: "kept-data",
  path: paths.keptData,
  title: "What We Keep About You",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./KeptDataScreen.tsx")).KeptDataScreen),
});
