import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./study-guides.reads.ts";

export const studyGuides = definePage({
  name: "study-guides",
  path: paths.reviews,
  title: "Study Guides",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./StudyGuidesScreen.tsx")).StudyGuidesScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./study-guides.preview.tsx") : undefined,
});
