/**
 * Parses a stored `intendedUrl`, which may only lead inside this site (AUT-12). Local storage can be written by anything
 * that ran on this origin, so the value is treated as hostile.
 *
 * @returns path, query and hash to open, or `undefined` when the value leads elsewhere or is unreadable
 */
export function parseReturnPath(stored: string | null | undefined, origin: string): string | undefined {
  if (!stored || !stored.startsWith("/") || stored.startsWith("//")) return undefined;
  // URL parsing turns backslashes into slashes and drops control characters: "/\evil" and "/\t/evil" would leave.
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
