import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { BackendEnv } from "../supabase/routes.ts";

const isDay = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(Date.parse(text));

/**
 * Lets the operator of a server that sells nothing give plans, for which only they pay. A plan shows as one that ends on
 * its last day, because nothing renews it.
 */
export function planRoutes(database: Database, options: { secretKey: string }): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();

  routes.post("/operator/plans", async (c) => {
    if (c.req.header("apikey") !== options.secretKey) return c.json({ error: "This needs the secret key" }, 401);
    const body = (await c.req.json().catch(() => ({}))) as { email?: unknown; lastDay?: unknown };
    const { email, lastDay } = body;
    if (!isDay(lastDay)) return c.json({ error: "The last day must be like 2027-06-30" }, 422);
    if (typeof email !== "string") return c.json({ error: "The email must be a text" }, 422);
    const rows = await database.sql(
      `update private.accounts set is_subscribed = true, subscription_plan_cancelled = true,
         subscription_end_date = ($2::text::date + 1)::timestamp at time zone 'UTC'
       where stripe_customer_id is null and id = (select id from auth.users where lower(email) = lower($1))
       returning id`,
      [email.trim(), lastDay],
    );
    if (rows.length === 0) return c.json({ error: `${email} has not signed in yet` }, 404);
    return c.json({ email, lastDay });
  });
  return routes;
}
