import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const practiceSession = definePage({
  name: "practice-session",
  path: paths.practiceSession(),
  title: "Practice session",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./PracticeSessionScreen.tsx")).PracticeSessionScreen),
});
