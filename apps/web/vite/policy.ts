import { integrityOf } from "./integrity.ts";

/** How a policy names an inline script or stylesheet. */
const sha256 = (text: string): string => `'${integrityOf(text)}'`;

interface Allowed {
  /** The Supabase project that the app was built for; its own origin unless given. */
  readonly supabaseUrl?: string | undefined;
  /** The page's inline scripts, word for word. */
  readonly scripts: readonly string[];
  /** Its inline stylesheets, word for word. */
  readonly styles: readonly string[];
  /** False for a page that has no stylesheet but those. */
  readonly linksStyles: boolean;
}

/**
 * What a built page may do: run our own modules and its inline scripts by their hashes, apply our own stylesheets, and
 * talk to its own origin or to the Supabase project it was built for. `frame-ancestors` only works as a header: the
 * server sends it.
 */
export const contentSecurityPolicy = ({ supabaseUrl, scripts, styles, linksStyles }: Allowed): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(sha256)].join(" "),
    ["style-src", ...(linksStyles ? ["'self'"] : []), ...styles.map(sha256)].join(" "),
    "img-src 'self' data: blob:",
    `connect-src 'self'${supabaseUrl === undefined ? "" : ` ${new URL(supabaseUrl).origin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
