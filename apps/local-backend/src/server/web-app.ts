import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { Hono, type Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { BackendEnv } from "../supabase/routes.ts";

const COMPRESSIBLE = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;
/** Vite puts a hash of the content into the name of each file in this folder. */
const HASHED_FILES = /^\/assets\//;
/**
 * The browser treats a service worker as a separate page. Ours may request only its own origin, and run nothing else.
 */
const WORKER = "/sw.js";
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Serves the built app from `folder` as a static host would: files, compressed by the build; the addresses in
 * `_redirects`, with the documents named there; `/faqPage` as faqPage.html; anything else as 404.html.
 */
export function webAppRoutes(folder: string): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  const hashedFiles = new Map<string, StoredFile>();

  const read = async (path: string): Promise<StoredFile | undefined> => {
    const cached = hashedFiles.get(path);
    if (cached !== undefined) return cached;
    const file = await readStored(join(folder, path));
    if (file !== undefined && HASHED_FILES.test(path)) hashedFiles.set(path, file);
    return file;
  };
  const readDocument = async (path: string) => (path === "/" ? read("/index.html") : read(`${path}.html`));

  routes.get("*", async (c) => {
    const path = decodePath(c);
    if (path === undefined) return c.text("Not found\n", 404);
    const file = path === "/" ? undefined : await read(path);
    if (path === WORKER) c.header("content-security-policy", WORKER_POLICY);
    if (file !== undefined)
      return send(c, file, HASHED_FILES.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (!isAddress(c, path)) return c.text("Not found\n", 404, { "cache-control": "no-store" });

    const findDocument = await readRedirects(folder);
    if (findDocument === undefined) return c.text("The web app is not built yet: run `npm run build`.\n", 503);
    const documentPath = findDocument(path);
    const document = await readDocument(documentPath ?? path);
    if (document !== undefined) return send(c, document, "no-cache");
    const notFound = await read("/404.html");
    return notFound === undefined ? c.text("Not found\n", 404) : send(c, notFound, "no-cache", 404);
  });
  return routes;
}

/**
 * Reads `_redirects`: each line has a pattern and a file, and the first match applies. `*` matches the rest of a path,
 * `:name` one segment.
 */
async function readRedirects(folder: string): Promise<((path: string) => string | undefined) | undefined> {
  const file = await readStored(join(folder, "_redirects"));
  if (file === undefined) return undefined;
  const lines = new TextDecoder().decode(file.body).split("\n");
  const rules = lines.map((line) => line.trim().split(/\s+/)).filter(([pattern]) => pattern !== "");
  return (path) => rules.find(([pattern = ""]) => matchesPattern(path, pattern))?.[1];
}

function matchesPattern(path: string, pattern: string): boolean {
  if (pattern.endsWith("*")) return path.startsWith(pattern.slice(0, -1));
  const [parts, patternParts] = [path.split("/"), pattern.split("/")];
  return (
    parts.length === patternParts.length &&
    patternParts.every((part, index) => part.startsWith(":") || part === parts[index])
  );
}

/** Whether a path is an address that a person may open, which gets a page. A missing script or image gets a 404. */
const isAddress = (c: Context, path: string) =>
  !HASHED_FILES.test(path) && (extname(path) === "" || (c.req.header("accept") ?? "").includes("text/html"));

/** Undefined for a path that can't be decoded, or that would leave the folder. */
function decodePath(c: Context): string | undefined {
  try {
    const path = decodeURIComponent(new URL(c.req.url).pathname);
    return path.includes("\0") || path.includes("\\") || path.split("/").includes("..") ? undefined : path;
  } catch {
    return undefined;
  }
}

async function readStored(path: string): Promise<StoredFile | undefined> {
  let body: Buffer<ArrayBuffer>;
  try {
    body = await readFile(path);
  } catch {
    return undefined;
  }
  const type = getMimeType(path) ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { body, type, etag, compressed: await readCompressed(path, type, body) };
}

/** Returns the compressed file that the build wrote, or compresses one that the build didn't, or that has changed since. */
async function readCompressed(
  path: string,
  type: string,
  body: Buffer<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!COMPRESSIBLE.test(type) || body.length <= 1024) return undefined;
  try {
    const packed = await readFile(`${path}.br`);
    if (body.equals(await decompress(packed))) return packed;
  } catch {
    // The build didn't compress it.
  }
  return await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

function send(c: Context, file: StoredFile, cacheControl: string, status: 200 | 404 = 200): Response {
  const headers: Record<string, string> = { "cache-control": cacheControl, etag: file.etag, vary: "accept-encoding" };
  if (c.req.header("if-none-match") === file.etag) return c.body(null, 304, headers);
  headers["content-type"] = file.type;
  const brotli = file.compressed !== undefined && /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  if (brotli) headers["content-encoding"] = "br";
  return c.body((brotli && file.compressed) || file.body, status, headers);
}
