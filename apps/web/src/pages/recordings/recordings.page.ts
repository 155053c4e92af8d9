import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./recordings.reads.ts";

export const recordings = definePage({
  name: "recordings",
  path: paths.recordings,
  title: "Recordings",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./RecordingsScreen.tsx")).RecordingsScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./recordings.preview.tsx") : undefined,
});
