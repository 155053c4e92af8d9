import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Bindings } from "../supabase/routes.ts";

type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export interface Listener {
  readonly port: number;
  /** Accepts no new requests, and waits for those under way. */
  close(timeoutMs: number): Promise<void>;
}

/**
 * How long an idle connection stays open. Node's 5 s are less than a proxy keeps one (nginx: 60 s), or a client whose
 * processor is busy: its next request would meet a connection that is just being closed (ECONNRESET, or a proxy's 502).
 */
const KEEP_ALIVE_MS = 75_000;

const UNSERVED_METHODS = new Set(["CONNECT", "TRACE", "TRACK"]);

/** @throws the system's error, such as EADDRINUSE, if it can't listen on the port */
export async function listen(answer: Answer, port: number, hostname: string): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: async (request: Request, env) => {
      // A Request can't have these methods.
      if (UNSERVED_METHODS.has(request.method)) return new Response(null, { status: 405 });
      const body = readBody(request);
      const bindings = { peerAddress: env.incoming.socket.remoteAddress ?? null };
      const response = await answer(toGenuineRequest(request, body?.stream), bindings);
      return body === undefined || (await body.skipRest()) ? response : closeAfter(response);
    },
    hostname,
    // Replacing the global Response would break `instanceof` in libraries that were loaded before.
    overrideGlobalObjects: false,
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = KEEP_ALIVE_MS + 1_000;
  server.listen(port, hostname);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async (timeoutMs) => {
      const closed = once(server, "close");
      server.close();
      // A browser keeps its connection open after an answer, for requests that won't be accepted.
      const sweep = setInterval(() => server.closeIdleConnections(), 25);
      const hurry = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(hurry);
    },
  };
}

/**
 * Creates a genuine Request, because the adapter's only looks like one: `new Request(request)`, which libraries call,
 * throws on it.
 */
function toGenuineRequest(request: Request, body: ReadableStream | undefined): Request {
  // The signal aborts if the caller closes the connection before the answer ends.
  const { url, method, headers, signal } = request;
  if (body === undefined) return new Request(url, { method, headers, signal });
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  return new Request(url, init);
}

/** As much as the largest body that is accepted. */
const MOST_SKIPPED_BYTES = 10 * 1024 * 1024;
/** The answer waits no longer for the rest of a body: the connection of a slower sender is closed after it. */
const MOST_SKIPPED_MS = 250;

interface Body {
  /** Cancelling it makes the adapter's own stream close the connection, before or after the answer. */
  readonly stream: ReadableStream;
  /**
   * Reads the unread rest of the body, which would otherwise be read as the next request. Returns false if it is too
   * long or arrives too slowly.
   */
  skipRest(): Promise<boolean>;
}

function readBody(request: Request): Body | undefined {
  const { method, headers } = request;
  const hasBody = headers.has("content-length") || headers.has("transfer-encoding");
  if (!hasBody || method === "GET" || method === "HEAD" || request.body === null) return undefined;
  const reader = request.body.getReader();
  const stream = new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const skip = async (): Promise<boolean> => {
    for (let bytes = 0; bytes <= MOST_SKIPPED_BYTES; ) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read one chunk after another
      const { done, value } = await reader.read();
      if (done) return true;
      bytes += value.byteLength;
    }
    return false;
  };
  return {
    stream,
    skipRest: async () => {
      const tooLate = Promise.withResolvers<false>();
      const timer = setTimeout(tooLate.resolve, MOST_SKIPPED_MS, false);
      const isSkipped = await Promise.race([skip().catch(() => false), tooLate.promise]);
      clearTimeout(timer);
      return isSkipped;
    },
  };
}

function closeAfter({ body, status, statusText, headers }: Response): Response {
  const response = new Response(body, { status, statusText, headers });
  response.headers.set("connection", "close");
  return response;
}
