import type { MiddlewareHandler } from "hono";

const LOOPBACK_NAME = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAME.test(hostname);

/** Whether a backend that listens on `host` is out of other machines' reach. */
export const isLoopbackHost = (host: string): boolean => isLoopbackName(host) || host === "::1";

/**
 * A page from elsewhere can give its own name this machine's address and would then count as the same origin as our
 * stand-ins, which sign in anybody. A backend that only serves this machine answers to this machine's names only.
 */
export const loopbackNamesOnly: MiddlewareHandler = async (c, next) => {
  if (isLoopbackName(new URL(c.req.url).hostname)) return next();
  return c.text("This backend answers to localhost only. Set HOST to serve other names.\n", 421);
};
