import { toIntegrity } from "./integrity.ts";

/** Returns the policy's source expression for an inline script or stylesheet. */
const toSource = (text: string): string => `'${toIntegrity(text)}'`;

interface Allowed {
  /** The backend's URL. Defaults to the page's own origin. */
  readonly backendUrl?: string | undefined;
  /** The origin of a captcha's script and frame. Without it none is allowed. */
  readonly captchaOrigin?: string | undefined;
  /** The origin to which browsers report errors. Without it none is allowed. */
  readonly reportOrigin?: string | undefined;
  /** The exact text of the page's inline scripts. */
  readonly scripts: readonly string[];
  /** The exact text of its inline stylesheets. */
  readonly styles: readonly string[];
  /** False for a page without other stylesheets. */
  readonly linksStyles: boolean;
}

/**
 * Writes a built page's policy. It allows the app's modules, inline scripts by their hashes, the page's own
 * stylesheets, and requests to its own origin and the backend. Trusted Types allow strings as HTML or as a script's
 * address only through the page's single policy. `frame-ancestors` works only as a header, which the server sends.
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
    // A captcha's script is not ours, so it is unknown how it writes to the page.
    ...(captchaOrigin === undefined ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
