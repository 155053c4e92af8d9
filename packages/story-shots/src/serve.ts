import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Serves a folder on a free port of this machine. Files are read once and then served from memory. */
export async function serve(folder: string): Promise<{ origin: string; close: () => void }> {
  const files = new Map<string, Promise<Buffer>>();
  const server = createServer((request, response) => {
    const requestedPath = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    const path = requestedPath.endsWith("/") ? `${requestedPath}index.html` : requestedPath;
    let file = files.get(path);
    if (file === undefined) {
      file = readFile(join(folder, path));
      files.set(path, file);
    }
    file.then(
      (body) => {
        const type = types[extname(path)] ?? "application/octet-stream";
        response.writeHead(200, { "content-type": type, "cache-control": "max-age=3600" }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
