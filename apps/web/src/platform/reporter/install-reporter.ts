import { startReporter } from "./reporter.ts";

/**
 * Starts the reporter in a build that has `VITE_REPORT_URL`; without it the bundler leaves out all of this (OPS-03).
 *
 * @param toRoute finds the pattern of the page at a path, which says nothing of the student
 */
export function installReporter(toRoute: (pathname: string) => string): void {
  const destination = import.meta.env.VITE_REPORT_URL;
  if (!destination) return;
  startReporter({
    destination,
    page: window,
    toRoute,
    measure: async (report) => (await import("./measure-vitals.ts")).measureVitals(report),
  });
}
