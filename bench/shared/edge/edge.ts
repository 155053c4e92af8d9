import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./certificate.ts";
import { pack, type Sizes } from "./packed.ts";

export interface Edge {
  /** `https://localhost:<port>`. The name matters, because brotli and service workers need a secure context. */
  readonly origin: string;
  /** Returns the sizes of the latest response for `path?query`; undefined if it was never requested. */
  getSizes(url: string): (Sizes & { readonly type: string }) | undefined;
  close(): void;
}

const SERVICES = /^\/(auth|rest|functions)\/v1\//;
/** Headers that belong to one connection, or are set here. */
const OWN_HEADERS = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests from the server behind the edge, without compression. */
function ask(upstream: URL, request: Http2ServerRequest): Promise<Answer> {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(":")));
  return new Promise((resolve, reject) => {
    const onward = httpRequest(
      new URL(request.url, upstream),
      { method: request.method, headers: { ...headers, host: upstream.host, "accept-encoding": "identity" } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    onward.on("error", reject);
    request.pipe(onward);
  });
}

/** Starts a proxy with HTTP/2 and brotli before a local server, as an edge host would. */
export async function startEdge(upstreamUrl: string, { key, cert }: Certificate): Promise<Edge> {
  const upstream = new URL(upstreamUrl);
  const sizes = new Map<string, Sizes & { type: string }>();

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const { status, headers, body } = await ask(upstream, request);
    const type = headers["content-type"] ?? "";
    const packed = pack(body, type, SERVICES.test(request.url) ? "answer" : "file");
    if (body.length > 0) sizes.set(request.url, { raw: packed.raw, gz: packed.gz, br: packed.br, type });
    const passed = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
    const brotli =
      packed.compressed !== undefined && /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
    response.writeHead(status, {
      ...Object.fromEntries(passed),
      vary: "accept-encoding",
      ...(brotli ? { "content-encoding": "br" } : {}),
    });
    if (request.method === "HEAD") response.end();
    else response.end((brotli && packed.compressed) || body);
  };

  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    answer(request, response).catch(() => {
      if (!response.stream.destroyed) response.stream.close();
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    getSizes: (url) => sizes.get(url),
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
