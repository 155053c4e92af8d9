import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const practice = definePage({
  name: "practice",
  path: paths.practice(),
  title: "Practice",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./PracticeScreen.tsx")).PracticeScreen),
});
