import type { MiddlewareHandler } from "hono";

const LOOPBACK_NAME = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAME.test(hostname);

/** Whether a backend that listens on `host` can't be reached from other machines. */
export const isLoopbackHost = (host: string): boolean => isLoopbackName(host) || host === "::1";

/**
 * Refuses other host names. Another page's domain could resolve to this machine and would then count as the same origin
 * as our stand-ins, which sign in any person. A backend that serves only this machine therefore answers only to this
 * machine's names.
 */
export const loopbackNamesOnly: MiddlewareHandler = async (c, next) => {
  if (isLoopbackName(new URL(c.req.url).hostname)) return next();
  return c.text("This backend answers to localhost only. Set HOST to serve other names.\n", 421);
};
