import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./routes.ts";

const WINDOW_MS = 5 * 60_000;

/** Refuses more requests of an address in five minutes than `most`, or in `windowMs`, as the auth service's rate limits do. */
export function throttleRequests(
  most: number,
  { windowMs = WINDOW_MS }: { windowMs?: number } = {},
): MiddlewareHandler<BackendEnv> {
  const requests = new Map<string, number[]>();

  return async (c, next) => {
    const since = Date.now() - windowMs;
    for (const [address, times] of requests) {
      const recent = times.filter((at) => at > since);
      if (recent.length === 0) requests.delete(address);
      else requests.set(address, recent);
    }
    const address = String(c.env.peerAddress);
    const recent = requests.get(address) ?? [];
    if (recent.length >= most) {
      const body = { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" };
      return c.json(body, 429, { "retry-after": String(windowMs / 1000) });
    }
    requests.set(address, [...recent, Date.now()]);
    return next();
  };
}
