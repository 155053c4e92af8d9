import type { Sql } from "../database/database.ts";
import { recordEvent } from "./events.ts";
import { invoiceObject, subscriptionObject } from "./objects.ts";
import { planOfPrice } from "./plans.ts";
import { newId, subscriptionColumns, type SubscriptionRow } from "./store.ts";

/** Changes of a subscription. Each runs in a transaction and adds its events to the outbox. */

const recordUpdate = (sql: Sql, row: SubscriptionRow) =>
  recordEvent(sql, "customer.subscription.updated", subscriptionObject(row));
const recordInvoice = (sql: Sql, row: SubscriptionRow, { isPaid }: { isPaid: boolean }) =>
  recordEvent(sql, isPaid ? "invoice.paid" : "invoice.payment_failed", invoiceObject(row, { id: newId("in"), isPaid }));

async function change(sql: Sql, id: string, assignments: string, params: unknown[] = []): Promise<SubscriptionRow> {
  const [row] = await sql<SubscriptionRow>(
    `update stripe_stand_in.subscriptions set ${assignments} where id = $1 returning ${subscriptionColumns}`,
    [id, ...params],
  );
  if (row === undefined) throw new TypeError("there is no such subscription");
  return row;
}

export async function startSubscription(
  sql: Sql,
  { customer, price, nextPaymentFails }: { customer: string; price: string; nextPaymentFails: boolean },
): Promise<SubscriptionRow> {
  const [row] = await sql<SubscriptionRow>(
    `insert into stripe_stand_in.subscriptions
        (id, customer, price, status, period_start, period_end, next_payment_fails)
      values ($1, $2, $3, 'active', now(), now() + $4::interval, $5)
      returning ${subscriptionColumns}`,
    [newId("sub"), customer, price, planOfPrice(price).period, nextPaymentFails],
  );
  await recordEvent(sql, "customer.subscription.created", subscriptionObject(row!));
  await recordInvoice(sql, row!, { isPaid: true });
  return row!;
}

/** Cancels a plan at the end of its paid period, or reverts that. */
export async function setCancelling(sql: Sql, id: string, isCancelling: boolean): Promise<void> {
  await recordUpdate(sql, await change(sql, id, "cancel_at_period_end = $2", [isCancelling]));
}

/** Begins the next period at `from`, an SQL expression. It is either paid, or the payment fails and is tried again. */
async function beginPeriod(sql: Sql, row: SubscriptionRow, from: string): Promise<void> {
  const isPaid = !row.next_payment_fails;
  const next = await change(
    sql,
    row.id,
    `period_start = ${from}, period_end = ${from} + $2::interval, status = $3, next_payment_fails = false`,
    [planOfPrice(row.price).period, isPaid ? "active" : "past_due"],
  );
  await recordInvoice(sql, next, { isPaid });
  await recordUpdate(sql, next);
}

/** Renews as if the current period ended now. */
export const renewNow = (sql: Sql, row: SubscriptionRow): Promise<void> =>
  row.cancel_at_period_end ? endSubscription(sql, row) : beginPeriod(sql, row, "now()");

export async function failNextPayment(sql: Sql, row: SubscriptionRow): Promise<void> {
  await beginPeriod(sql, { ...row, next_payment_fails: true }, "now()");
}

/** The card works again, and overdue invoices are paid. */
export async function payOverdue(sql: Sql, row: SubscriptionRow): Promise<void> {
  const paid = await change(sql, row.id, "status = 'active'");
  await recordInvoice(sql, paid, { isPaid: true });
  await recordUpdate(sql, paid);
}

export async function endSubscription(sql: Sql, row: SubscriptionRow): Promise<void> {
  const ended = await change(sql, row.id, "status = 'canceled'");
  await recordEvent(sql, "customer.subscription.deleted", subscriptionObject(ended));
}

/** Brings every subscription up to date, including what happened while the backend was off. */
export async function settle(sql: Sql): Promise<void> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one period after another
    const [due] = await sql<SubscriptionRow>(
      `select ${subscriptionColumns} from stripe_stand_in.subscriptions
        where status <> 'canceled' and period_end <= now() order by period_end limit 1`,
      [],
    );
    if (due === undefined) return;
    const isOver = due.cancel_at_period_end || due.status === "past_due";
    // oxlint-disable-next-line no-await-in-loop -- as above
    await (isOver ? endSubscription(sql, due) : beginPeriod(sql, due, "period_end"));
  }
}
