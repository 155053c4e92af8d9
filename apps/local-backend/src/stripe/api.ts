import { Hono, type Context } from "hono";
import type { Database } from "../database/database.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import type { Outbox } from "./events.ts";
import { Form } from "./form.ts";
import { checkoutObject, customerObject, listObject, priceObject, subscriptionObject } from "./objects.ts";
import { plans } from "./plans.ts";
import {
  checkoutColumns,
  type CheckoutRow,
  customerColumns,
  type CustomerRow,
  newId,
  subscriptionColumns,
  type SubscriptionRow,
  subscriptionsOf,
} from "./store.ts";
import { endSubscription } from "./subscriptions.ts";

interface ApiOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly secretKey: string;
  readonly defer: (work: Promise<unknown>) => void;
}

type Status = 400 | 401 | 404;

const refusal = (c: Context, status: Status, message: string, code?: string) =>
  c.json({ error: { type: "invalid_request_error", message, ...(code !== undefined && { code }) } }, status);
const missing = (c: Context, what: string) => refusal(c, 404, `No such ${what}`, "resource_missing");
const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const addressOf = (c: Context, id: string) => `${new URL(c.req.url).origin}/stand-in/stripe/checkout/${id}`;

/** As much of Stripe's HTTP API as our functions call. What they don't is answered as unknown. */
export function stripeApi({ database, outbox, secretKey, defer }: ApiOptions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>().basePath("/stand-in/stripe/v1");
  const { sql } = database;
  const customerOf = async (id: string | undefined) =>
    (await sql<CustomerRow>(`select ${customerColumns} from stripe_stand_in.customers where id = $1`, [id ?? ""]))[0];

  routes.use("*", async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${secretKey}`) return next();
    return refusal(c, 401, "Invalid API key provided");
  });

  routes.post("/customers", async (c) => {
    const form = new Form(await c.req.text());
    const key = c.req.header("idempotency-key") ?? newId("key");
    await sql(
      `insert into stripe_stand_in.customers (id, email, metadata, made_by) values ($1, $2, $3::jsonb, $4)
        on conflict (made_by) do nothing`,
      [newId("cus"), form.text("email") ?? null, JSON.stringify(form.fields("metadata")), key],
    );
    const [row] = await sql<CustomerRow>(
      `select ${customerColumns} from stripe_stand_in.customers where made_by = $1`,
      [key],
    );
    return c.json(customerObject(row!));
  });

  routes.get("/customers/:id", async (c) => {
    const row = await customerOf(c.req.param("id"));
    return row === undefined ? missing(c, "customer") : c.json(customerObject(row));
  });

  routes.delete("/customers/:id", async (c) => {
    const id = c.req.param("id");
    const gone = await database.transaction(async (transaction) => {
      // Whoever deletes at the same moment waits here, and then finds nothing.
      const found = await transaction("select from stripe_stand_in.customers where id = $1 for update", [id]);
      if (found.length === 0) return found;
      const live = (await subscriptionsOf(transaction, id)).filter(({ status }) => status !== "canceled");
      // oxlint-disable-next-line no-await-in-loop -- one session, one statement at a time
      for (const subscription of live) await endSubscription(transaction, subscription);
      return transaction("delete from stripe_stand_in.customers where id = $1 returning id", [id]);
    });
    if (gone.length === 0) return missing(c, "customer");
    defer(outbox.deliver());
    return c.json({ id, object: "customer", deleted: true });
  });

  routes.get("/prices", (c) => {
    const keys = c.req.queries("lookup_keys[0]") ?? [];
    return c.json(listObject("/v1/prices", plans.filter(({ lookupKey }) => keys.includes(lookupKey)).map(priceObject)));
  });

  routes.get("/subscriptions", async (c) => {
    const rows = await subscriptionsOf(sql, c.req.query("customer") ?? "");
    const wanted = c.req.query("status") === "all" ? rows : rows.filter(({ status }) => status !== "canceled");
    return c.json(listObject("/v1/subscriptions", wanted.map(subscriptionObject)));
  });

  routes.get("/subscriptions/:id", async (c) => {
    const [row] = await sql<SubscriptionRow>(
      `select ${subscriptionColumns} from stripe_stand_in.subscriptions where id = $1`,
      [c.req.param("id")],
    );
    return row === undefined ? missing(c, "subscription") : c.json(subscriptionObject(row));
  });

  routes.get("/checkout/sessions", async (c) => {
    const rows = await sql<CheckoutRow>(
      `select ${checkoutColumns} from stripe_stand_in.checkout_sessions
        where customer = $1 and ($2::text is null or status = $2) order by created desc`,
      [c.req.query("customer") ?? "", c.req.query("status") ?? null],
    );
    return c.json(
      listObject(
        "/v1/checkout/sessions",
        rows.map((row) => checkoutObject(row, addressOf(c, row.id))),
      ),
    );
  });

  routes.post("/checkout/sessions", async (c) => {
    const form = new Form(await c.req.text());
    const customer = await customerOf(form.text("customer"));
    if (customer === undefined) return missing(c, "customer");
    const price = form.text("line_items[0][price]");
    const [success, cancel] = [form.text("success_url"), form.text("cancel_url")];
    if (!plans.some((plan) => plan.price === price)) return missing(c, "price");
    if (form.text("mode") !== "subscription") return refusal(c, 400, "Only mode=subscription is answered here");
    if (!isWebAddress(success) || !isWebAddress(cancel)) return refusal(c, 400, "Not a valid URL", "url_invalid");
    const [row] = await sql<CheckoutRow>(
      `insert into stripe_stand_in.checkout_sessions (id, customer, price, success_url, cancel_url)
        values ($1, $2, $3, $4, $5) returning ${checkoutColumns}`,
      [newId("cs_test"), customer.id, price, success, cancel],
    );
    return c.json(checkoutObject(row!, addressOf(c, row!.id)));
  });

  routes.post("/checkout/sessions/:id/expire", async (c) => {
    const [row] = await sql<CheckoutRow>(
      `update stripe_stand_in.checkout_sessions set status = 'expired' where id = $1 and status = 'open'
        returning ${checkoutColumns}`,
      [c.req.param("id")],
    );
    return row === undefined
      ? refusal(c, 400, "Only an open checkout can be expired")
      : c.json(checkoutObject(row, addressOf(c, row.id)));
  });

  routes.post("/billing_portal/sessions", async (c) => {
    const form = new Form(await c.req.text());
    const customer = await customerOf(form.text("customer"));
    if (customer === undefined) return missing(c, "customer");
    const returnUrl = form.text("return_url");
    if (!isWebAddress(returnUrl)) return refusal(c, 400, "Not a valid URL", "url_invalid");
    const id = newId("bps");
    await sql("insert into stripe_stand_in.portal_sessions (id, customer, return_url) values ($1, $2, $3)", [
      id,
      customer.id,
      returnUrl,
    ]);
    const url = `${new URL(c.req.url).origin}/stand-in/stripe/portal/${id}`;
    return c.json({ id, object: "billing_portal.session", customer: customer.id, return_url: returnUrl, url });
  });

  routes.all("*", (c) => refusal(c, 404, `The stand-in does not know ${c.req.method} ${c.req.path}`));
  return routes;
}
