import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { toIntegrity } from "@lectern/page-loading/documents/integrity";

const PART_OF_BACKEND = /^\/(?:rest|auth|functions)\/v1\/|^\/stand-in\//;

/** A static host in front of the server: it records requests, and can change the build that it serves. */
export class StaticHost {
  readonly url: string;
  /** Paths of requests for documents, scripts, styles and similar files, but not for the backend. */
  requestedPaths: string[] = [];
  /** Paths that it answers with 404. */
  missing: RegExp | undefined;
  /** Replaces the code of the build's `/sw.js`. */
  worker: ((script: string) => string | Promise<string>) | undefined;
  /** The deployed build's name, in every document's `data-build`. */
  build = "first";
  /** HTML that the host inserts at the beginning of every document's head. */
  head = "";
  /** Called for each request first; resolves with true when it has answered the request itself. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined;
  /** How long a write takes to reach the server, in ms. If the page cancels it earlier, it never arrives. */
  writeDelayMs = 0;
  /** How many delayed writes the server has answered. */
  answeredWrites = 0;
  /** The path of a script that the deployed build does not have. */
  without: string | undefined;
  readonly #server: Server;
  readonly #upstream: string;

  private constructor(server: Server, upstream: string) {
    this.#server = server;
    this.#upstream = upstream;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async start(upstream: string): Promise<StaticHost> {
    const server = createServer();
    server.listen(0, "localhost");
    await once(server, "listening");
    const host = new StaticHost(server, upstream);
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const path = new URL(request.url ?? "/", upstream).pathname;
      const isBackend = PART_OF_BACKEND.test(path);
      if (!isBackend) host.requestedPaths.push(path);
      if (host.missing?.test(path) === true) {
        response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
        return;
      }
      const headers = { ...request.headers, host: new URL(host.url).host, "accept-encoding": "identity" };
      const onward = ask(new URL(request.url ?? "/", upstream), { method: request.method, headers }, (answer) => {
        const isChanged = path === "/sw.js" || (answer.headers["content-type"] ?? "").includes("text/html");
        if (isBackend || !isChanged || answer.statusCode === 304) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const { "content-length": _, etag: __, ...kept } = answer.headers;
          const text = Buffer.concat(chunks).toString();
          void host.#changed(path, text).then((body) => response.writeHead(answer.statusCode ?? 502, kept).end(body));
        });
      });
      onward.on("error", () => response.destroy());
      // A document changed here needs another ETag than the server's.
      for (const name of ["if-none-match", "if-modified-since"]) onward.removeHeader(name);
      if (request.method !== "PATCH" || host.writeDelayMs === 0) {
        request.pipe(onward);
        return;
      }
      onward.on("response", () => (host.answeredWrites += 1));
      setTimeout(() => {
        if (request.socket.destroyed) onward.destroy();
        else request.pipe(onward);
      }, host.writeDelayMs);
    };
    server.on("request", (request, response) => {
      if (host.intercept === undefined) answer(request, response);
      else void host.intercept(request, response).then((isAnswered) => isAnswered || answer(request, response));
    });
    return host;
  }

  #document = (html: string) =>
    html.replace("<html ", `<html data-build="${this.build}" `).replace("<head>", () => `<head>${this.head}`);

  async #changed(path: string, text: string): Promise<string> {
    if (path !== "/sw.js") return this.#document(text);
    let script = text.replace(/(?<=build:`)\w+/, (name) => `${name}-${this.build}`);
    for (const [, file = "", integrity = ""] of text.matchAll(/`(\/kept\/[\w-]+\.html)`,`(sha256-[^`]+)`/g)) {
      // oxlint-disable-next-line no-await-in-loop -- a few documents of this machine
      const html = await (await fetch(this.#upstream + file)).text();
      script = script.replaceAll(integrity, toIntegrity(this.#document(html)));
    }
    if (this.without !== undefined) {
      script = script.replace(new RegExp(`\\[\`${this.without}\`[^\\]]*\\],`), "");
    }
    return (await this.worker?.(script)) ?? script;
  }

  /** The paths of the requested documents, scripts, styles and fonts. */
  get requestedCode(): string[] {
    return this.requestedPaths.filter((path) => /^\/(?:dashboard|assets|app|kept)\b/.test(path));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
