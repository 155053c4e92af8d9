import { describe, expect, test } from "vitest";
import { toAnonymousMessage, toDestination, toErrorReport, toFrames } from "./report-format.ts";
import { startReporter } from "./reporter.ts";

const ORIGIN = "https://lectern.test";
const SECRETS = ["maya@school.edu", "Hello my lecture", "5a2a5f0e", "secret-token", "Noah"];

/** A page at a path. Its requests are recorded. */
function openPage(pathname: string) {
  const requests: { url: string; init: RequestInit & { body: string } }[] = [];
  let observe: ((metric: { name: string; value: number }) => void) | undefined;
  const visibility: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
  const page = Object.assign(new EventTarget(), {
    location: { origin: ORIGIN, pathname, href: `${ORIGIN}${pathname}?q=secret-token` } as Location,
    fetch: (url: string, init: RequestInit & { body: string }) => {
      requests.push({ url, init });
      return Promise.reject(new TypeError("blocked"));
    },
    document: Object.assign(new EventTarget(), visibility),
  });
  const start = (destination: string) =>
    startReporter({
      destination,
      page: page as never,
      toRoute: (path) => path.replace(/[\da-f]{8}[\da-f-]*/, ":id"),
      measure: async (report) => void (observe = report),
    });
  const fail = (type: "error" | "unhandledrejection", thrown: unknown) =>
    page.dispatchEvent(Object.assign(new Event(type), { error: thrown, reason: thrown }));
  const hide = () => {
    page.document.visibilityState = "hidden";
    page.document.dispatchEvent(new Event("visibilitychange"));
  };
  return {
    start,
    fail,
    hide,
    measure: (name: string, value: number) => observe?.({ name, value }),
    requests,
    bodies: () => requests.map(({ init }) => JSON.parse(init.body)),
  };
}

const thrown = (message: string, stack = "") => Object.assign(new TypeError(message), { stack });

describe("reports as JSON", () => {
  test("OPS-03 reports an uncaught error and a rejected promise, without cookies and the page's address", () => {
    const page = openPage("/dashboard/library/recording/5a2a5f0e-6d3e-4cf5-8f27-6c2e52a53e1c");
    page.start("https://reports.test/browser");
    page.fail("error", thrown("x is not a function", `TypeError: x\n    at f (${ORIGIN}/assets/app-a1.js:3:14)`));
    page.fail("unhandledrejection", "a text");
    expect(page.bodies()).toEqual([
      {
        type: "error",
        page: "/dashboard/library/recording/:id",
        name: "TypeError",
        message: "x is not a function",
        frames: [{ file: "/assets/app-a1.js", line: 3, column: 14 }],
        time: expect.stringMatching(/^\d{4}-/),
      },
      expect.objectContaining({ name: "string", message: "", frames: [] }),
    ]);
    for (const { url, init } of page.requests) {
      expect(url).toBe("https://reports.test/browser");
      expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", mode: "no-cors" });
      expect(init.headers).toBeUndefined();
    }
  });

  test("OPS-03 reports a repeated error once, and at most ten errors of a page", () => {
    const page = openPage("/dashboard");
    page.start("https://reports.test/browser");
    for (let time = 0; time < 5; time += 1) page.fail("error", thrown("again"));
    expect(page.requests).toHaveLength(1);
    for (const word of "abcdefghijklmnopqrst") page.fail("error", thrown(word.repeat(3)));
    expect(page.requests).toHaveLength(10);
  });

  test("OPS-03 reports the vitals of a visit once, when the page is hidden, under the page that was opened", () => {
    const page = openPage("/dashboard");
    page.start("https://reports.test/browser");
    page.hide();
    expect(page.requests).toHaveLength(0);
    page.measure("LCP", 900);
    page.measure("LCP", 1234.5678);
    page.measure("CLS", 0.01);
    page.hide();
    page.hide();
    expect(page.bodies()).toMatchObject([{ type: "vitals", page: "/dashboard", values: { LCP: 1234.568, CLS: 0.01 } }]);
  });
});

describe("without personal data", () => {
  test.each([
    [`Unexpected token 'H', "Hello my lecture" is not valid JSON`, "Unexpected token …, … is not valid JSON"],
    ['Unexpected token H, "Hello my lecture', "Unexpected token H, …"],
    ["no user maya@school.edu here", "no user … here"],
    [`Failed to fetch ${ORIGIN}/rest/v1/recordings?id=eq.5a2a5f0e`, "Failed to fetch …"],
    ["recording 5a2a5f0e-6d3e is gone", "recording … is gone"],
    ["Cannot read properties of undefined (reading 'Noah')", "Cannot read properties of undefined (reading …)"],
    ["the student's “Hello my lecture” failed", "the student's … failed"],
  ])("OPS-03 of %s is sent: %s", (message, report) => {
    expect(toAnonymousMessage(message)).toBe(report);
  });

  test("OPS-03 a report names only this site's scripts, and nothing that a stack quotes", () => {
    const stack = [
      "SyntaxError: Hello my lecture",
      `    at parse (${ORIGIN}/assets/app-a1.js:1:20)`,
      "    at maya@school.edu (https://extension.test/assets/x.js:1:2)",
      `load@${ORIGIN}/assets/vendor-b2.js:2:345`,
      `    at ${ORIGIN}/dashboard/library/recording/5a2a5f0e?q=secret-token:9:1`,
      "    at async Promise.all (index 0)",
    ].join("\n");
    expect(toFrames(stack, ORIGIN)).toEqual([
      { file: "/assets/app-a1.js", line: 1, column: 20 },
      { file: "/assets/vendor-b2.js", line: 2, column: 345 },
    ]);
    const error = Object.assign(new SyntaxError("“Hello my lecture”"), { stack });
    const report = JSON.stringify(toErrorReport(error, { page: "/dashboard", origin: ORIGIN }));
    for (const secret of SECRETS) expect(report).not.toContain(secret);
  });

  test("OPS-03 a long message is cut", () => {
    expect(toAnonymousMessage("word ".repeat(200))).toHaveLength(200);
  });
});

describe("reports for Sentry", () => {
  test.each([
    ["https://key@sentry.test/7", "https://sentry.test/api/7/envelope/?sentry_key=key&sentry_version=7"],
    ["https://key@sentry.test/own/7", "https://sentry.test/own/api/7/envelope/?sentry_key=key&sentry_version=7"],
  ])("OPS-03 the DSN %s is sent to %s", (dsn, url) => {
    expect(toDestination(dsn).url).toBe(url);
  });

  test("OPS-03 an error is an event in an envelope, its frames oldest first", () => {
    const page = openPage("/dashboard");
    page.start("https://key@sentry.test/7");
    const stack = `at f (${ORIGIN}/assets/a.js:1:2)\nat g (${ORIGIN}/assets/b.js:3:4)`;
    page.fail("error", thrown("broken", stack));
    const [header, item, event] = page.requests[0]!.init.body.split("\n").map((line) => JSON.parse(line));
    expect(header).toEqual({ event_id: event.event_id, sent_at: expect.any(String) });
    expect(item).toEqual({ type: "event" });
    expect(event).toMatchObject({
      event_id: expect.stringMatching(/^[\da-f]{32}$/),
      transaction: "/dashboard",
      exception: {
        values: [
          {
            type: "TypeError",
            value: "broken",
            stacktrace: {
              frames: [
                { filename: "/assets/b.js", lineno: 3, colno: 4 },
                { filename: "/assets/a.js", lineno: 1, colno: 2 },
              ],
            },
          },
        ],
      },
    });
    expect(event).not.toHaveProperty("user");
    expect(event).not.toHaveProperty("request");
  });

  test("OPS-03 vitals are the measurements of a transaction", () => {
    const page = openPage("/dashboard");
    page.start("https://key@sentry.test/7");
    page.measure("LCP", 900);
    page.measure("CLS", 0.1);
    page.hide();
    const [, item, event] = page.requests[0]!.init.body.split("\n").map((line) => JSON.parse(line));
    expect(item).toEqual({ type: "transaction" });
    expect(event).toMatchObject({
      type: "transaction",
      measurements: { lcp: { value: 900, unit: "millisecond" }, cls: { value: 0.1, unit: "none" } },
    });
  });
});
