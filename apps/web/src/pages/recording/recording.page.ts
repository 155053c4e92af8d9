import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { patterns } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./recording.reads.ts";

export const recording = definePage({
  name: "recording",
  path: patterns.recording,
  title: "Recording",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./RecordingScreen.tsx")).RecordingScreen),
  reads,
  preloads: { search: "tab=transcript", modules: ["packages/ui/src/recording/markdown/Markdown.tsx"] },
  preview: import.meta.env.SSR ? () => import("./recording.preview.tsx") : undefined,
});
