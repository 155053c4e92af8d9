import { matchPage } from "../../pages/match-page.ts";
import type { Page } from "../../pages/page.ts";
import { startReporter } from "./reporter.ts";

/** Starts the reporter in a build that has `VITE_REPORT_URL`; without it the bundler leaves out all of this (OPS-03). */
export function installReporter(pages: readonly Page[]): void {
  const destination = import.meta.env.VITE_REPORT_URL;
  if (!destination) return;
  startReporter({
    destination,
    page: window,
    toRoute: (pathname) => matchPage(pages, pathname)?.page.path ?? "*",
    measure: async (report) => (await import("./measure-vitals.ts")).measureVitals(report),
  });
}
