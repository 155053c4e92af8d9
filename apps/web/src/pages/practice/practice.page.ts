import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";
import { reads } from "./practice.reads.ts";

export const practice = definePage({
  name: "practice",
  path: paths.practice,
  title: "Practice",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./PracticeScreen.tsx")).PracticeScreen),
  reads,
  preview: import.meta.env.SSR ? () => import("./practice.preview.tsx") : undefined,
});
