import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { Hono, type Context } from "hono";
import type { BackendEnv } from "../supabase/routes.ts";

const contentTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
/** Vite puts the hash of a file's content into the name of everything in here. */
const HASHED = /^\/assets\//;

interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
}

const compress = promisify(brotliCompress);

/** The built app from `folder`: its files, and index.html for every address that the app's own router knows. */
export function webAppRoutes(folder: string): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  const hashedFiles = new Map<string, StoredFile>();

  const read = async (path: string): Promise<StoredFile | undefined> => {
    const kept = hashedFiles.get(path);
    if (kept !== undefined) return kept;
    const file = await readStored(join(folder, path));
    if (file !== undefined && HASHED.test(path)) hashedFiles.set(path, file);
    return file;
  };

  routes.get("*", async (c) => {
    const path = decodedPath(c);
    if (path === undefined) return c.text("Not found\n", 404);
    const file = path === "/" ? undefined : await read(path);
    if (file !== undefined)
      return send(c, file, HASHED.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (!isAppAddress(c, path)) return c.text("Not found\n", 404, { "cache-control": "no-store" });
    const index = await read("/index.html");
    if (index !== undefined) return send(c, index, "no-cache");
    return c.text("The web app is not built yet: run `npm run build`.\n", 503);
  });
  return routes;
}

/** A person who opens any address gets the app, and its own not-found page; a missing script or image is missing. */
const isAppAddress = (c: Context, path: string) =>
  !HASHED.test(path) && (extname(path) === "" || (c.req.header("accept") ?? "").includes("text/html"));

function decodedPath(c: Context): string | undefined {
  try {
    const path = decodeURIComponent(new URL(c.req.url).pathname);
    return path.includes("\0") || path.includes("\\") || path.split("/").includes("..") ? undefined : path;
  } catch {
    return undefined;
  }
}

async function readStored(path: string): Promise<StoredFile | undefined> {
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await readFile(path);
  } catch {
    return undefined;
  }
  const type = contentTypes[extname(path)] ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const worthwhile = COMPRESSIBLE.test(type) && body.length > 1024;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { body, type, etag, compressed: worthwhile ? await compress(body, { params }) : undefined };
}

function send(c: Context, file: StoredFile, cacheControl: string): Response {
  const headers: Record<string, string> = { "cache-control": cacheControl, etag: file.etag, vary: "accept-encoding" };
  if (c.req.header("if-none-match") === file.etag) return c.body(null, 304, headers);
  headers["content-type"] = file.type;
  const brotli = file.compressed !== undefined && /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  if (brotli) headers["content-encoding"] = "br";
  return c.body((brotli && file.compressed) || file.body, 200, headers);
}
