import { createServer } from "node:http";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

export interface StaticServer {
  readonly url: string;
  close(): void;
}

/** Serves a built folder. `/floor/` is its index.html. */
export async function startStaticServer(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (!file.startsWith(folder) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
      return;
    }
    const cache = file.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": cache,
    });
    response.end(readFileSync(file));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
