import type { MiddlewareHandler } from "hono";

/** Nothing here uses them, so no injected frame or script may. */
const PERMISSIONS = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/** Adds security headers to every answer. A route that sets its own policy keeps it. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set("x-content-type-options", "nosniff");
  headers.set("x-frame-options", "DENY");
  headers.set("permissions-policy", PERMISSIONS);
  headers.set("cross-origin-opener-policy", "same-origin");
  if (!headers.has("referrer-policy")) headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", "frame-ancestors 'none'");
};

/** Makes browsers use https only, for two years. Only a site with https sends it. */
export const strictTransport: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("strict-transport-security", "max-age=63072000");
};

/** Keeps a student's rows and tokens out of HTTP caches, which outlive the session (SEC-01). */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
};
