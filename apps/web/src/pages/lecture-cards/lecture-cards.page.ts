import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { patterns } from "../../paths.ts";
import { definePage } from "../page.ts";

export const lectureCards = definePage({
  name: "lecture-cards",
  path: patterns.recordingCards,
  title: "Cards",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./LectureCardsScreen.tsx")).LectureCardsScreen),
});
