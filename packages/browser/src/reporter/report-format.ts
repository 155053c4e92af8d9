/** The report of an error. It does not identify the student, or what they read. */
export interface ErrorReport {
  readonly type: "error";
  /** The path in the router's notation: `/dashboard/library/recording/:id`. */
  readonly page: string;
  readonly name: string;
  readonly message: string;
  /** Places in this site's scripts, innermost first. */
  readonly frames: readonly Frame[];
}

export interface Frame {
  /** The script's path on this site. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

interface VitalsReport {
  readonly type: "vitals";
  readonly page: string;
  /** By name: LCP, CLS, INP, FCP, TTFB. In milliseconds, except CLS. */
  readonly values: Readonly<Record<string, number>>;
}

export type BrowserReport = ErrorReport | VitalsReport;

/** In characters. */
const MAX_MESSAGE_LENGTH = 200;
const MAX_FRAMES = 12;

/**
 * Removes quotations, addresses and numbers from a message, because engines quote what they read, and addresses contain
 * ids.
 *
 * @example toAnonymousMessage('"Ada" at https://x.example/a is 12 years old') // "… at … is … years old"
 */
export const toAnonymousMessage = (message: string): string =>
  message
    .replaceAll(/"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\w)'[^']*'?/g, "…")
    .replaceAll(/(?<!\S)\S*[@/\\?&=%]\S*/g, "…")
    .replaceAll(/(?<!\S)\S*\d\S*/g, "…")
    .slice(0, MAX_MESSAGE_LENGTH);

/** Chromium, Firefox and WebKit format a frame in three ways, which all end like "https://x.example/assets/a.js:3:14)". */
const FRAME_PLACE = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

/** Returns the places of a stack in this site's scripts, without function names and arguments. */
export const toFrames = (stack: string, origin: string): Frame[] =>
  stack
    .split("\n")
    .flatMap((text) => {
      const [, address, line, column] = FRAME_PLACE.exec(text.trim()) ?? [];
      if (address === undefined || !URL.canParse(address)) return [];
      const { origin: from, pathname } = new URL(address);
      const isScript = from === origin && pathname.startsWith("/assets/");
      return isScript ? [{ file: pathname, line: Number(line), column: Number(column) }] : [];
    })
    .slice(0, MAX_FRAMES);

/** @param error the thrown value, which need not be an `Error` */
export function toErrorReport(error: unknown, { page, origin }: { page: string; origin: string }): ErrorReport {
  if (!(error instanceof Error)) return { type: "error", page, name: typeof error, message: "", frames: [] };
  const { name, message, stack = "" } = error;
  return { type: "error", page, name, message: toAnonymousMessage(message), frames: toFrames(stack, origin) };
}

/** The address for reports, and their format. */
export interface Destination {
  readonly url: string;
  readonly toBody: (report: BrowserReport, now: Date) => string;
}

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes Sentry's envelope: a header line, a line for the item, and the item. */
function toEnvelope(report: BrowserReport, now: Date): string {
  const id = toHex(crypto.getRandomValues(new Uint8Array(16)));
  const common = { event_id: id, timestamp: now.getTime() / 1000, platform: "javascript", transaction: report.page };
  const event =
    report.type === "error"
      ? {
          ...common,
          level: "error",
          exception: {
            values: [
              {
                type: report.name,
                value: report.message,
                stacktrace: {
                  frames: report.frames
                    .map(({ file, line, column }) => ({ filename: file, lineno: line, colno: column }))
                    .toReversed(),
                },
              },
            ],
          },
        }
      : {
          ...common,
          type: "transaction",
          start_timestamp: common.timestamp,
          contexts: { trace: { trace_id: id, span_id: id.slice(0, 16), op: "pageload" } },
          measurements: Object.fromEntries(
            Object.entries(report.values).map(([name, value]) => [
              name.toLowerCase(),
              { value, unit: name === "CLS" ? "none" : "millisecond" },
            ]),
          ),
        };
  const lines = [
    { event_id: id, sent_at: now.toISOString() },
    { type: report.type === "error" ? "event" : "transaction" },
    event,
  ];
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

/**
 * Parses the address given to a build: an endpoint that accepts JSON, or a Sentry DSN (`https://key@host/project`),
 * whose host accepts Sentry's envelopes.
 */
export function toDestination(configured: string): Destination {
  const address = new URL(configured);
  const { username: key, origin, pathname } = address;
  if (key === "") {
    return { url: configured, toBody: (report, now) => JSON.stringify({ ...report, time: now.toISOString() }) };
  }
  const parts = pathname.split("/").filter((part) => part !== "");
  const path = ["", ...parts.slice(0, -1), "api", parts.at(-1) ?? "", "envelope", ""].join("/");
  const query = new URLSearchParams({ sentry_key: key, sentry_version: "7" });
  return { url: `${origin}${path}?${query}`, toBody: toEnvelope };
}
