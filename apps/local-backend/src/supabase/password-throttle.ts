import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./routes.ts";

const WINDOW_MS = 60_000;
/** The most wrong passwords in a minute. */
const MOST = { email: 5, address: 20 } as const;

/**
 * Refuses more wrong passwords than a person would type: each needs a slow hash, for which every other request must
 * wait. Attempts under way count too, because only the hash shows whether they are wrong.
 */
export function throttlePasswords(now: () => number = Date.now): MiddlewareHandler<BackendEnv> {
  const attempts = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const kept = (attempts.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
    if (kept.length === 0) attempts.delete(key);
    else attempts.set(key, kept);
    return kept;
  };

  return async (c, next) => {
    if (c.req.method !== "POST" || c.req.query("grant_type") !== "password") return next();
    const { email, phone } = (await c.req.raw
      .clone()
      .json()
      .catch(() => ({}))) as { email?: string; phone?: string };
    const person = `person ${(email ?? phone ?? "").trim().toLowerCase()}`;
    const address = `address ${c.env.peerAddress}`;
    for (const key of attempts.keys()) recent(key);
    if (recent(person).length >= MOST.email || recent(address).length >= MOST.address) {
      const body = { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" };
      return c.json(body, 429, { "retry-after": String(WINDOW_MS / 1000) });
    }
    const at = now();
    for (const key of [person, address]) attempts.set(key, [...recent(key), at]);
    await next();
    if (!c.res.ok) return undefined;
    for (const key of [person, address]) {
      const kept = recent(key);
      const first = kept.indexOf(at);
      if (first >= 0) attempts.set(key, kept.toSpliced(first, 1));
    }
    return undefined;
  };
}
