import { lazyScreen } from "../../loading/lazy-screen.tsx";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const bugReport = definePage({
  name: "bug-report",
  path: paths.bugReport,
  title: "Bug Report",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./BugReportScreen.tsx")).BugReportScreen),
});
