import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { ReporterOptions } from "./reporter.ts";

/** Reports the web vitals of this page, each whenever it changes, because the page may be closed at any time. */
export const measureVitals = (report: Parameters<ReporterOptions["measure"]>[0]): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report, { reportAllChanges: true });
};
