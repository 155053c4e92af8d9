import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./lecture-cards.reads.ts";

export const lectureCards = definePage({
  name: "lecture-cards",
  path: paths.lectureCards,
  title: "Lecture cards",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./LectureCardsScreen.tsx")).LectureCardsScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./lecture-cards.preview.tsx") : undefined,
});
