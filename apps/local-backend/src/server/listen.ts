import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Bindings } from "../supabase/routes.ts";

type Answer = (request: Request, bindings: Bindings) => Response | Promise<Response>;

export interface Listener {
  readonly port: number;
  /** Takes no new request, and waits for those under way until `milliseconds` have passed. */
  close(milliseconds: number): Promise<void>;
}

/** @throws the system's error, such as EADDRINUSE, when the port can't be had */
export async function listen(answer: Answer, port: number, hostname: string): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request: Request, env) =>
      answer(genuine(request), { peerAddress: env.incoming.socket.remoteAddress ?? null }),
    hostname,
    // Replacing the global Response breaks `instanceof` in libraries that got hold of it before.
    overrideGlobalObjects: false,
  }) as Server;
  server.listen(port, hostname);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async (milliseconds) => {
      const closed = once(server, "close");
      server.close();
      // A browser keeps its connection after the answer, for requests that won't be taken.
      const sweep = setInterval(() => server.closeIdleConnections(), 25);
      const hurry = setTimeout(() => server.closeAllConnections(), milliseconds);
      await closed;
      clearInterval(sweep);
      clearTimeout(hurry);
    },
  };
}

/** The adapter's request only looks like one: `new Request(request)`, which libraries do, throws on it. */
function genuine(request: Request): Request {
  // Its signal aborts when the caller closes the connection before the answer's end.
  const { url, method, headers, signal } = request;
  const hasBody = headers.has("content-length") || headers.has("transfer-encoding");
  if (!hasBody || method === "GET" || method === "HEAD") return new Request(url, { method, headers, signal });
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body: request.body, duplex: "half" };
  return new Request(url, init);
}
