import { toPlanLabel } from "@lectern/domain/plan";
import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { Sql } from "../database/database.ts";
import { priceOfDuration } from "./plans.ts";
import { newId } from "./store.ts";

interface Subscriber {
  readonly id: string;
  readonly email: string | null;
  readonly ends: string;
  readonly is_cancelled: boolean;
}

const toDuration = (ends: string): CheckoutDuration => {
  const label = toPlanLabel(ends, new Date());
  if (label === "Premium Monthly") return "month";
  return label === "Premium Semester" ? "semester" : "year";
};

/** Creates customers for subscribers whom Stripe doesn't know: the seeded subscribers of the demo. */
export async function adoptSubscribers(sql: Sql): Promise<void> {
  const subscribers = await sql<Subscriber>(
    `select account.id, person.email, account.subscription_plan_cancelled as is_cancelled,
        to_char(account.subscription_end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends
      from private.accounts as account join auth.users as person using (id)
      where account.is_subscribed and account.stripe_customer_id is null and account.subscription_end_date > now()`,
    [],
  );
  for (const { id, email, ends, is_cancelled } of subscribers) {
    const customer = newId("cus");
    // oxlint-disable-next-line no-await-in-loop -- one session, one statement at a time
    await sql("insert into stripe_stand_in.customers (id, email, metadata) values ($1, $2, $3::jsonb)", [
      customer,
      email,
      JSON.stringify({ user_id: id }),
    ]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql(
      `insert into stripe_stand_in.subscriptions
          (id, customer, price, status, period_start, period_end, cancel_at_period_end)
        values ($1, $2, $3, 'active', now(), $4::timestamptz, $5)`,
      [newId("sub"), customer, priceOfDuration(toDuration(ends)), ends, is_cancelled],
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sql("update private.accounts set stripe_customer_id = $2 where id = $1", [id, customer]);
  }
}
