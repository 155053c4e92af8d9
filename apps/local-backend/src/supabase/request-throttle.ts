import { toNetwork } from "@lectern/supabase/functions/_shared/to-network";
import type { MiddlewareHandler } from "hono";
import { refuseForNow } from "./auth-requests.ts";
import type { BackendEnv } from "./routes.ts";

const WINDOW_MS = 5 * 60_000;

/** Refuses more requests of a network in five minutes than `most`, or in `windowMs`, as the auth service's rate limits do. */
export function throttleRequests(
  most: number,
  { windowMs = WINDOW_MS }: { windowMs?: number } = {},
): MiddlewareHandler<BackendEnv> {
  const requests = new Map<string, number[]>();

  return async (c, next) => {
    const since = Date.now() - windowMs;
    for (const [address, times] of requests) {
      const recent = times.filter((time) => time > since);
      if (recent.length === 0) requests.delete(address);
      else requests.set(address, recent);
    }
    const address = toNetwork(String(c.env.peerAddress));
    const recent = requests.get(address) ?? [];
    if (recent.length >= most) return refuseForNow(c, windowMs);
    requests.set(address, [...recent, Date.now()]);
    return next();
  };
}
