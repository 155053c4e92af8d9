/**
 * Parses a stored `intendedUrl`, which must lead to a page of this site (AUT-12). Any code that ran on this origin can
 * write to local storage, so the value is treated as hostile.
 *
 * @returns path, query and hash to open; undefined if the value leads elsewhere or is unreadable
 */
export function parseReturnPath(stored: string | null | undefined, origin: string): string | undefined {
  if (!stored || !stored.startsWith("/") || stored.startsWith("//")) return undefined;
  // URL parsing converts backslashes to slashes and removes control characters, so "/\evil" and "/\t/evil" would leave
  // the site.
  if (/[\\\p{Cc}]/u.test(stored)) return undefined;
  let url: URL;
  try {
    url = new URL(stored, origin);
  } catch {
    return undefined;
  }
  if (url.origin !== new URL(origin).origin) return undefined;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith("//") ? undefined : path;
}
