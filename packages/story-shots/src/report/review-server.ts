import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readAsset } from "./assets.ts";
import { Decisions, type Tally } from "./decisions.ts";
import type { Decision } from "./entry-html.ts";
import { isReviewable, readReport } from "./model.ts";
import { renderPage } from "./page.ts";

export interface ReviewOptions {
  /** The folder that `writeReport` wrote. */
  readonly report: string;
  /** The folder of the baselines. */
  readonly baselines: string;
  /** The command that compares. */
  readonly command: string;
  /** The initial text of the reason field. */
  readonly because?: string | undefined;
}

export interface Review {
  readonly url: string;
  /** How many differences need a decision. */
  readonly differences: number;
  /**
   * Resolves when the reviewer has finished and every accepted difference is saved, or with `failure`, which says why
   * it is not.
   */
  readonly finished: Promise<Tally & { readonly failure: string | undefined }>;
  /** Stops accepting decisions, saves the earlier ones, and closes the server. */
  readonly finish: () => Promise<void>;
}

const BODY_LIMIT = 1_000_000;

const headers = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; img-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/** An HTTP error with a sentence for the reviewer. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers["content-type"] !== "application/json") throw new Refused(415, "Send JSON.");
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_LIMIT) throw new Refused(413, "The request is too large.");
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new Refused(400, "The request is no JSON.");
  }
}

interface Decided {
  readonly names: readonly string[];
  readonly decision: Decision;
  readonly order: number;
  readonly because: string;
}

function parseDecision(body: unknown): Decided {
  const { names, decision, order, because } = (body ?? {}) as Readonly<Record<keyof Decided, unknown>>;
  const isDecision = decision === "accepted" || decision === "rejected";
  if (!isDecision || !Array.isArray(names) || !names.every((name) => typeof name === "string"))
    throw new Refused(400, "Send names and a decision: accepted or rejected.");
  if (typeof order !== "number") throw new Refused(400, "Send the decision's order.");
  const reason = typeof because === "string" ? because.trim() : "";
  if (decision === "accepted" && reason === "") throw new Refused(400, "Say why: the reason is written down.");
  return { names, decision, order, because: reason };
}

/**
 * Serves a report to a reviewer on a free port of 127.0.0.1. No other web page can read it or decide anything: the Host
 * header must be this server's own address (a name that an attacker points at 127.0.0.1 is not), and a request that
 * changes something needs our own Origin and the token in our page.
 *
 * @throws Error if there is no report, or its screenshots may not become baselines
 */
export async function openReview(options: ReviewOptions): Promise<Review> {
  const { report: folder, baselines, command, because = "" } = options;
  const report = readReport(folder, command);
  if (!report.isReference)
    throw new Error(
      `Baselines are rendered on ${report.reference}, and this report's screenshots on ${report.system}: review a report of CI`,
    );
  const decisions = new Decisions(folder, report, baselines);
  const token = randomBytes(24).toString("base64url");
  const images = new Set(
    report.entries.flatMap(({ before, after, difference }) => [before?.path, after?.path, difference?.path]),
  );
  const hosts = new Set<string | undefined>();
  const done = Promise.withResolvers<Awaited<Review["finished"]>>();
  let isOpen = true;

  const get = async (path: string): Promise<{ type: string; body: string | Buffer }> => {
    if (path === "")
      return {
        type: "text/html; charset=utf-8",
        body: renderPage(report, { token, decisions: decisions.all, because }),
      };
    if (path === "report.css") return { type: "text/css; charset=utf-8", body: readAsset(path) };
    if (path === "report.js" || path === "review.js")
      return { type: "text/javascript; charset=utf-8", body: readAsset(path) };
    if (!images.has(path)) throw new Refused(404, "There is nothing here.");
    try {
      return { type: "image/png", body: await readFile(join(folder, path)) };
    } catch {
      throw new Refused(404, `The image is gone: run ${command} again.`);
    }
  };

  const post = async (path: string, request: IncomingMessage): Promise<unknown> => {
    const { origin, host, "x-review-token": sent } = request.headers;
    if (origin !== `http://${host}`) throw new Refused(403, "Another page may not decide anything.");
    if (typeof sent !== "string" || !isEqual(sent, token)) throw new Refused(403, "The review's token is missing.");
    const body = await readJson(request);
    if (path === "finish") return await stop();
    if (path !== "decisions") throw new Refused(404, "There is nothing here.");
    const { names, decision, order, because: reason } = parseDecision(body);
    if (!isOpen) throw new Refused(503, "The review has ended.");
    return await decisions.decide(names, decision, order, reason);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!hosts.has(request.headers.host)) throw new Refused(403, "This server answers to its own address only.");
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname).slice(1);
    if (request.method === "GET") {
      const { type, body } = await get(path);
      response.writeHead(200, { ...headers, "content-type": type }).end(body);
    } else if (request.method === "POST") {
      const body = JSON.stringify(await post(path, request));
      response.writeHead(200, { ...headers, "content-type": "application/json" }).end(body);
      if (path === "finish") response.on("close", () => void close());
    } else throw new Refused(405, "GET and POST only.");
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refused ? error.status : 500;
      const sentence = error instanceof Error ? error.message : String(error);
      response
        .writeHead(status, { ...headers, "content-type": "application/json", connection: "close" })
        .end(JSON.stringify({ error: sentence }));
    });
  });

  /** Resolves when everything sent before is saved. */
  const stop = async (): Promise<Tally> => {
    isOpen = false;
    await decisions.settled();
    return decisions.tally;
  };
  const close = async (): Promise<void> => {
    const tally = await stop();
    server.close();
    server.closeIdleConnections();
    // Gives answers on their way to the page a moment to arrive.
    setTimeout(() => server.closeAllConnections(), 200).unref();
    done.resolve({ ...tally, failure: decisions.failure });
  };

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  hosts.add(`127.0.0.1:${port}`).add(`localhost:${port}`);
  return {
    url: `http://127.0.0.1:${port}/`,
    differences: report.entries.filter(isReviewable).length,
    finished: done.promise,
    finish: close,
  };
}
