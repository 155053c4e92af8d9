import type { Site } from "./page-document.ts";

/** `_headers` for static hosts, with the headers that the local backend sends for the same files. */
export const hostHeaders = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Content-Security-Policy: frame-ancestors 'none'
/sw.js
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'; connect-src 'self'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** An address, and the file that answers it. */
export interface Redirect {
  readonly address: string;
  readonly file: string;
}

const mostParticularFirst = ({ address: first }: Redirect, { address: second }: Redirect): number =>
  Number(first.endsWith("*")) - Number(second.endsWith("*")) || second.length - first.length;

/** Sorts redirects by precedence, since hosts use the first line that matches. */
export const sortRedirects = (redirects: readonly Redirect[]): Redirect[] => redirects.toSorted(mostParticularFirst);

/** Writes `_redirects` for static hosts. @param sorted see {@link sortRedirects} */
export const toRedirectsFile = (sorted: readonly Redirect[]): string =>
  sorted.map(({ address, file }) => `${address} /${file} 200\n`).join("");

/** @param paths the pages that search engines may find */
export function toSitemap({ url }: Site, paths: readonly string[]): string {
  const locations = paths.toSorted().map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join("")}</urlset>\n`;
}

/** Writes `robots.txt`. */
export const toRobots = ({ url, disallowed }: Site): string =>
  ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`), `Sitemap: ${url}/sitemap.xml`, ""].join("\n");
