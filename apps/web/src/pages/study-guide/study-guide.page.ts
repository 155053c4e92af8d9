import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { patterns } from "../../paths.ts";
import { definePage } from "../page.ts";

export const studyGuide = definePage({
  name: "study-guide",
  path: patterns.studyGuide,
  title: "Study Guide",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./StudyGuideScreen.tsx")).StudyGuideScreen),
});
