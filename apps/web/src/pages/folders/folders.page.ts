import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./folders.reads.ts";

export const folders = definePage({
  name: "folders",
  path: paths.folders,
  title: "Folders",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./FoldersScreen.tsx")).FoldersScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./folders.preview.tsx") : undefined,
});
