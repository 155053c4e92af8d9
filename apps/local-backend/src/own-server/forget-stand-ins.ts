import type { Database } from "../database/database.ts";

/**
 * Ends what the stand-ins made in a database that was used on a laptop before: sign-ins by anybody as anybody, and plans
 * that nothing paid for. Accounts stay with their lectures; their owners choose a password by an operator's link.
 */
export const forgetStandIns = (database: Database): Promise<void> =>
  database.transaction(async (sql) => {
    const identities = await sql<{ user_id: string }>(
      "delete from auth.identities where provider in ('google', 'apple') returning user_id",
      [],
    );
    const users = identities.map(({ user_id }) => user_id);
    for (const table of ["auth.refresh_tokens", "auth.sessions"]) {
      // oxlint-disable-next-line no-await-in-loop -- one session, one statement at a time
      await sql(`delete from ${table} where user_id::text = any($1::text[])`, [users]);
    }
    const [row] = await sql<{ has_stripe: boolean }>(
      "select to_regclass('stripe_stand_in.customers') is not null as has_stripe",
      [],
    );
    if (row?.has_stripe !== true) return;
    await sql(
      `update private.accounts set is_subscribed = false, subscription_end_date = null, subscription_plan_cancelled = false,
         stripe_customer_id = null
       where stripe_customer_id in (select id from stripe_stand_in.customers)`,
      [],
    );
  });
