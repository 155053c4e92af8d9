import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { patterns } from "../../paths.ts";
import { definePage } from "../page.ts";

export const folder = definePage({
  name: "folder",
  path: patterns.folder,
  title: "Folder",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./FolderScreen.tsx")).FolderScreen),
});
