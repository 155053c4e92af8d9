import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const settings = definePage({
  name: "settings",
  path: paths.settings,
  title: "Settings",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./SettingsScreen.tsx")).SettingsScreen),
});
