import type { CDPSession } from "@playwright/test";
import type { Edge } from "../shared/edge/edge.ts";

export type Kind = "script" | "style" | "other";

/** One request. */
export interface Fetched {
  readonly url: string;
  readonly kind: Kind;
  /** In milliseconds since the navigation's own request; null when it never ended. */
  readonly end: number | null;
  /** Served by the browser's cache or a service worker, so that nothing was sent. */
  readonly fromDevice: boolean;
  readonly gz: number;
  readonly br: number;
}

interface Open {
  readonly url: string;
  readonly type: string;
  readonly start: number;
  mime: string;
  end: number | null;
  fromDevice: boolean;
}

const toKind = ({ mime }: Open): Kind => {
  if (/javascript/.test(mime)) return "script";
  return /css/.test(mime) ? "style" : "other";
};

export interface Traffic {
  /** Whether no request is running, and none was for `milliseconds`. */
  isQuietFor(milliseconds: number): boolean;
  /** The addresses of those that have not ended. */
  listOpen(): string[];
  list(): Fetched[];
}

/** Records every request of a page. */
export async function watchTraffic(cdp: CDPSession, edge: Edge): Promise<Traffic> {
  const requests = new Map<string, Open>();
  let lastChange = Date.now();
  const at = (id: string, note: (request: Open) => void) => {
    const request = requests.get(id);
    lastChange = Date.now();
    if (request !== undefined) note(request);
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "Other", timestamp }) => {
    if (/^(data|blob):/.test(request.url)) return;
    lastChange = Date.now();
    const opened = { url: request.url, type, start: timestamp, mime: "", end: null, fromDevice: false };
    requests.set(requestId, opened);
  });
  cdp.on("Network.responseReceived", ({ requestId, response }) =>
    at(requestId, (request) => {
      request.mime = response.mimeType;
      request.fromDevice ||= response.fromDiskCache === true || response.fromServiceWorker === true;
    }),
  );
  cdp.on("Network.requestServedFromCache", ({ requestId }) =>
    at(requestId, (request) => {
      request.fromDevice = true;
    }),
  );
  const end = ({ requestId, timestamp }: { requestId: string; timestamp: number }) =>
    at(requestId, (request) => {
      request.end ??= timestamp;
    });
  cdp.on("Network.loadingFinished", end);
  cdp.on("Network.loadingFailed", end);
  await cdp.send("Network.enable");

  return {
    isQuietFor: (milliseconds) =>
      Date.now() - lastChange > milliseconds && [...requests.values()].every((request) => request.end !== null),
    listOpen: () => [...requests.values()].flatMap(({ url, end: ended }) => (ended === null ? [url] : [])),
    list: () => {
      const all = [...requests.values()];
      const begun = all.find(({ type }) => type === "Document")?.start ?? 0;
      return all.map((request) => {
        const { pathname, search, origin } = new URL(request.url);
        const url = origin === edge.origin ? pathname + search : request.url;
        const sizes = edge.getSizes(url);
        return {
          url,
          kind: toKind(request),
          end: request.end === null ? null : Math.round((request.end - begun) * 1000),
          fromDevice: request.fromDevice,
          gz: sizes?.gz ?? 0,
          br: sizes?.br ?? 0,
        };
      });
    },
  };
}
