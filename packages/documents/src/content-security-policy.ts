import { toIntegrity } from "./integrity.ts";

/** The policy's source expression for an inline script or stylesheet. */
const toSource = (text: string): string => `'${toIntegrity(text)}'`;

interface Allowed {
  /** The backend's URL; the page's own origin unless given. */
  readonly backendUrl?: string | undefined;
  /** The origin of a captcha's script and frame; none is allowed unless given. */
  readonly captchaOrigin?: string | undefined;
  /** The origin that browsers report errors to; none is allowed unless given. */
  readonly reportOrigin?: string | undefined;
  /** The exact text of the page's inline scripts. */
  readonly scripts: readonly string[];
  /** The exact text of its inline stylesheets. */
  readonly styles: readonly string[];
  /** False for a page without other stylesheets. */
  readonly linksStyles: boolean;
}

/**
 * Writes a built page's policy: it allows the app's modules, the inline scripts by their hashes, its own stylesheets, and
 * requests to its own origin and the backend. Strings become HTML or a script's address only by the page's one policy of
 * Trusted Types. `frame-ancestors` works as a header only: the server sends it.
 */
export const toContentSecurityPolicy = ({
  backendUrl,
  captchaOrigin,
  reportOrigin,
  scripts,
  styles,
  linksStyles,
}: Allowed): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(toSource), ...(captchaOrigin === undefined ? [] : [captchaOrigin])].join(" "),
    ...(captchaOrigin === undefined ? [] : [`frame-src ${captchaOrigin}`]),
    ["style-src", ...(linksStyles ? ["'self'"] : []), ...styles.map(toSource)].join(" "),
    "img-src 'self' data: blob:",
    [
      "connect-src 'self'",
      ...(backendUrl === undefined ? [] : [new URL(backendUrl).origin]),
      ...(reportOrigin === undefined ? [] : [reportOrigin]),
    ].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // A captcha's script is not ours: how it writes to the page can't be known.
    ...(captchaOrigin === undefined ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
