import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { StaticHost } from "../e2e/static-host.ts";

const SCRIPT = "/page-errors.js";
const REPORT = "/page-errors";

/**
 * Reports a page's errors. Runs before the page's own scripts, since classic WebDriver cannot read the console. It does not
 * report failed requests, since a navigation aborts some: a missing script or style shows in what depends on it.
 */
function reportErrors(address: string): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, without this module's scope
  const toText = (what: unknown) =>
    what instanceof Error ? `${what.name}: ${what.message}\n${what.stack}` : String(what);
  const report = (...what: unknown[]) =>
    navigator.sendBeacon(address, `${location.pathname}: ${what.map(toText).join(" ")}`);
  addEventListener("error", (event) => report(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => report("unhandled rejection", event.reason));
  addEventListener("securitypolicyviolation", (event) =>
    report(`${event.effectiveDirective} does not allow ${event.blockedURI}`),
  );
  const { error } = console;
  console.error = (...args) => {
    report("console.error", ...args);
    error.apply(console, args);
  };
}

/** Collects errors, rejections, errors on the console and violations of the content policy from all of a host's documents. */
export function collectPageErrors(host: StaticHost): string[] {
  const errors: string[] = [];
  const intercept = host.intercept;
  host.head = `<script src="${SCRIPT}"></script>`;
  host.intercept = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === SCRIPT) {
      response.writeHead(200, { "content-type": "text/javascript" });
      response.end(`(${String(reportErrors)})(${JSON.stringify(REPORT)});`);
      return true;
    }
    if (request.url === REPORT) {
      errors.push(await text(request));
      response.writeHead(204).end();
      return true;
    }
    return (await intercept?.(request, response)) ?? false;
  };
  return errors;
}
