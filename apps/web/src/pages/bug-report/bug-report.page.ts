import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../../paths.ts";
import { definePage } from "../page.ts";

export const bugReport = definePage({
  name: "bug-report",
  path: paths.bugReport,
  title: "Bug Report",
  area: "dashboard",
  screen: lazyScreen(async () => (await import("./BugReportScreen.tsx")).BugReportScreen),
});
