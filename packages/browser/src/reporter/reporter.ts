import { type BrowserReport, toDestination, toErrorReport } from "./report-format.ts";

/** The most reports of a page, for code that fails in a loop. */
const MAX_ERRORS = 10;

type Vital = (metric: { readonly name: string; readonly value: number }) => void;

export interface ReporterOptions {
  /** See `toDestination`. */
  readonly destination: string;
  readonly page: Pick<Window, "addEventListener" | "location" | "fetch"> & {
    readonly document: Pick<Document, "addEventListener" | "visibilityState">;
  };
  /** Returns the path in the router's notation, without the values of its parameters. */
  readonly toRoute: (pathname: string) => string;
  /** Starts measuring with `web-vitals`, which is loaded on demand. */
  readonly measure: (report: Vital) => Promise<void>;
}

/** Reports uncaught errors, and the page's speed once for each visit, to the operator (OPS-03). Never throws. */
export function startReporter({ destination, page, toRoute, measure }: ReporterOptions): void {
  const { url, toBody } = toDestination(destination);
  const { origin, pathname } = page.location;
  const opened = toRoute(pathname);
  const send = (report: BrowserReport): void => {
    void page
      .fetch(url, {
        method: "POST",
        body: toBody(report, new Date()),
        // Without cookies, referrer and preflight. The answer isn't read.
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
        keepalive: true,
      })
      .catch(() => undefined);
  };

  const reported = new Set<string>();
  const reportError = (error: unknown): void => {
    const report = toErrorReport(error, { page: toRoute(page.location.pathname), origin });
    const identity = JSON.stringify(report);
    if (reported.has(identity) || reported.size >= MAX_ERRORS) return;
    reported.add(identity);
    send(report);
  };
  page.addEventListener("error", ({ error }) => reportError(error));
  page.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));

  const values: Record<string, number> = {};
  let isSent = false;
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState !== "hidden" || isSent || Object.keys(values).length === 0) return;
    isSent = true;
    send({ type: "vitals", page: opened, values });
  });
  measure(({ name, value }) => (values[name] = Math.round(value * 1000) / 1000)).catch(() => undefined);
}
