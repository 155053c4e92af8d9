import { toNetwork } from "@lectern/supabase/functions/_shared/to-network";
import type { MiddlewareHandler } from "hono";
import { peekFields, refuseForNow } from "./auth-requests.ts";
import type { BackendEnv } from "./routes.ts";

const WINDOW_MS = 60_000;
/** The most wrong passwords in a minute. */
const MOST_WRONG_PASSWORDS = { email: 5, address: 20 } as const;

/**
 * Refuses more wrong passwords than a person would type: each needs a slow hash, for which every other request must
 * wait. Attempts under way count too, because only the hash shows whether they are wrong.
 */
export function throttlePasswords(now: () => number = Date.now): MiddlewareHandler<BackendEnv> {
  const attempts = new Map<string, number[]>();
  const recent = (key: string): number[] => {
    const recentTimes = (attempts.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
    if (recentTimes.length === 0) attempts.delete(key);
    else attempts.set(key, recentTimes);
    return recentTimes;
  };

  return async (c, next) => {
    if (c.req.method !== "POST" || c.req.query("grant_type") !== "password") return next();
    const { email, phone } = await peekFields<{ email: string; phone: string }>(c);
    const person = `person ${(email ?? phone ?? "").trim().toLowerCase()}`;
    const address = `address ${toNetwork(String(c.env.peerAddress))}`;
    for (const key of attempts.keys()) recent(key);
    if (recent(person).length >= MOST_WRONG_PASSWORDS.email || recent(address).length >= MOST_WRONG_PASSWORDS.address) {
      return refuseForNow(c, WINDOW_MS);
    }
    const time = now();
    for (const key of [person, address]) attempts.set(key, [...recent(key), time]);
    await next();
    if (!c.res.ok) return undefined;
    for (const key of [person, address]) {
      const recentTimes = recent(key);
      const first = recentTimes.indexOf(time);
      if (first >= 0) attempts.set(key, recentTimes.toSpliced(first, 1));
    }
    return undefined;
  };
}
