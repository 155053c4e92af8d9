import type { Site } from "./page-document.ts";

/** Headers for all files under a path; `*` matches the rest of the path. */
interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers that static hosts send; the local backend sends those of all files too, but for the one about HTTPS. A file gets
 * the headers of all matching rules.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: "/*",
    headers: {
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Content-Security-Policy": "frame-ancestors 'none'",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Strict-Transport-Security": "max-age=63072000",
    },
  },
  {
    path: "/sw.js",
    headers: {
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    },
  },
  { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
];

/** Writes `_headers` for Netlify and Cloudflare Pages. */
export const toHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ""];
    })
    .join("\n");

/** An address, and the file that is served there. */
export interface Redirect {
  readonly address: string;
  readonly file: string;
}

/** Addresses without `*` come first, and of two the longer one. */
const comparePrecedence = ({ address: first }: Redirect, { address: second }: Redirect): number =>
  Number(first.endsWith("*")) - Number(second.endsWith("*")) || second.length - first.length;

/** Sorts redirects by precedence, since hosts apply the first line that matches. */
export const sortRedirects = (redirects: readonly Redirect[]): Redirect[] => redirects.toSorted(comparePrecedence);

const withoutExtension = (file: string): string => file.replace(/\.html$/, "");

/**
 * Writes `_redirects` for Netlify and Cloudflare Pages. Both serve `tos.html` at `/tos` automatically, and Cloudflare
 * Pages redirects `/tos.html` to `/tos`. A rule that named the file would therefore cause a redirect loop.
 *
 * @param sorted see {@link sortRedirects}
 */
export const toRedirectsFile = (sorted: readonly Redirect[]): string =>
  sorted
    .map(({ address, file }) => ({ address, document: `/${withoutExtension(file)}` }))
    .filter(({ address, document }) => address !== document)
    .map(({ address, document }) => `${address} ${document} 200\n`)
    .join("");

const toVercelPath = (path: string): string => path.replace(/\*$/, "(.*)");

/**
 * Writes `vercel.json` for Vercel. If two headers have the same name, Vercel applies the last one, and it serves no
 * file with an extension by itself.
 *
 * @param sorted see {@link sortRedirects}
 * @param files the documents that have no redirect: each is served at the address of its name
 */
export function toVercelFile(
  rules: readonly HeaderRule[],
  sorted: readonly Redirect[],
  files: readonly string[],
): string {
  const [everywhere] = rules.filter(({ path }) => path === "/*");
  const headers = rules.map((rule) => ({
    source: toVercelPath(rule.path),
    headers: Object.entries(rule.headers).map(([key, value]) => {
      const general = rule === everywhere ? undefined : everywhere?.headers[key];
      return { key, value: general === undefined ? value : `${general}, ${value}` };
    }),
  }));
  const addressedFiles = files.map((file) => ({ address: `/${withoutExtension(file)}`, file }));
  const rewrites = [...sorted, ...addressedFiles].map(({ address, file }) => ({
    source: toVercelPath(address),
    destination: `/${file}`,
  }));
  return `${JSON.stringify({ headers, rewrites }, undefined, 2)}\n`;
}

/**
 * Writes a sitemap.
 *
 * @param paths the pages that search engines may find
 */
export function toSitemap({ url }: Site, paths: readonly string[]): string {
  const locations = paths.toSorted().map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join("")}</urlset>\n`;
}

/** Writes `robots.txt`. */
export const toRobots = ({ url, disallowed }: Site): string =>
  ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), `Sitemap: ${url}/sitemap.xml`, ""].join("\n");
