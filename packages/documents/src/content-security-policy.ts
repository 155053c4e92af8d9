import { toIntegrity } from "./integrity.ts";

/** How a policy names an inline script or stylesheet. */
const toSource = (text: string): string => `'${toIntegrity(text)}'`;

interface Allowed {
  /** The backend's URL; the page's own origin unless given. */
  readonly backendUrl?: string | undefined;
  /** The page's inline scripts, word for word. */
  readonly scripts: readonly string[];
  /** Its inline stylesheets, word for word. */
  readonly styles: readonly string[];
  /** False for a page that has no stylesheet but those. */
  readonly linksStyles: boolean;
}

/**
 * What a built page may do: run the app's modules and its inline scripts by their hashes, apply its own stylesheets, and
 * talk to its own origin or the backend. `frame-ancestors` only works as a header: the server sends it.
 */
export const toContentSecurityPolicy = ({ backendUrl, scripts, styles, linksStyles }: Allowed): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(toSource)].join(" "),
    ["style-src", ...(linksStyles ? ["'self'"] : []), ...styles.map(toSource)].join(" "),
    "img-src 'self' data: blob:",
    `connect-src 'self'${backendUrl === undefined ? "" : ` ${new URL(backendUrl).origin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
