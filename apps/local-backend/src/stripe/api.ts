import { Hono, type Context } from "hono";
import type { Database, Sql } from "../database/database.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import type { Outbox } from "./events.ts";
import { Form } from "./form.ts";
import {
  checkoutObject,
  customerObject,
  deletedCustomerObject,
  listObject,
  pageObject,
  priceObject,
  subscriptionObject,
} from "./objects.ts";
import { plans } from "./plans.ts";
import {
  checkoutColumns,
  type CheckoutRow,
  customerColumns,
  type CustomerRow,
  toIdForKey,
  newId,
  listSubscriptions,
} from "./store.ts";
import { endSubscription } from "./subscriptions.ts";

interface ApiOptions {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly secretKey: string;
  readonly defer: (work: Promise<unknown>) => void;
}

type Status = 400 | 401 | 404;

const refusal = (c: Context, status: Status, message: string, more: { code?: string; param?: string } = {}) =>
  c.json({ error: { type: "invalid_request_error", message, ...more } }, status);
const missing = (c: Context, what: string) => refusal(c, 404, `No such ${what}`, { code: "resource_missing" });
/** The refusal of a request whose parameter names an unknown object. */
const missingParam = (c: Context, param: string) =>
  refusal(c, 400, `No such ${param}`, { code: "resource_missing", param });
const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const toCheckoutUrl = (c: Context, id: string) => `${new URL(c.req.url).origin}/stand-in/stripe/checkout/${id}`;

async function findCustomer(sql: Sql, id: string | undefined): Promise<CustomerRow | undefined> {
  const query = `select ${customerColumns} from stripe_stand_in.customers where id = $1`;
  return (await sql<CustomerRow>(query, [id ?? ""]))[0];
}

const isKnown = async (sql: Sql, id: string) =>
  (await sql("select from stripe_stand_in.known_customers where id_hash = md5($1)", [id])).length > 0;

function customerRoutes({ database, outbox, secretKey, defer }: ApiOptions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  const { sql } = database;

  routes.post("/customers", async (c) => {
    const form = new Form(await c.req.text());
    const key = c.req.header("idempotency-key");
    const id = key === undefined ? newId("cus") : toIdForKey("cus", key, secretKey);
    const [email, metadata] = [form.text("email") ?? null, form.fields("metadata")];
    await database.transaction(async (transaction) => {
      const isNew = await transaction(
        "insert into stripe_stand_in.known_customers (id_hash) values (md5($1)) on conflict do nothing returning id_hash",
        [id],
      );
      if (isNew.length === 0) return;
      await transaction("insert into stripe_stand_in.customers (id, email, metadata) values ($1, $2, $3::jsonb)", [
        id,
        email,
        JSON.stringify(metadata),
      ]);
    });
    // The first answer for a key is repeated, even if that customer is gone.
    const row = (await findCustomer(sql, id)) ?? { id, email, metadata, created: Math.floor(Date.now() / 1000) };
    return c.json(customerObject(row));
  });

  routes.get("/customers/:id", async (c) => {
    const id = c.req.param("id");
    const row = await findCustomer(sql, id);
    if (row !== undefined) return c.json(customerObject(row));
    return (await isKnown(sql, id)) ? c.json(deletedCustomerObject(id)) : missing(c, "customer");
  });

  routes.delete("/customers/:id", async (c) => {
    const id = c.req.param("id");
    const gone = await database.transaction(async (transaction) => {
      // A second deletion at the same moment waits here, and then finds nothing.
      const customers = await transaction("select from stripe_stand_in.customers where id = $1 for update", [id]);
      if (customers.length === 0) return customers;
      const live = (await listSubscriptions(transaction, id)).filter(({ status }) => status !== "canceled");
      // oxlint-disable-next-line no-await-in-loop -- one session, one statement at a time
      for (const subscription of live) await endSubscription(transaction, subscription);
      return transaction("delete from stripe_stand_in.customers where id = $1 returning id", [id]);
    });
    if (gone.length === 0) return missing(c, "customer");
    defer(outbox.deliver());
    return c.json(deletedCustomerObject(id));
  });
  return routes;
}

function checkoutRoutes({ sql }: Database): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();

  routes.get("/checkout/sessions", async (c) => {
    const customer = await findCustomer(sql, c.req.query("customer"));
    if (customer === undefined) return missingParam(c, "customer");
    const rows = await sql<CheckoutRow>(
      `select ${checkoutColumns} from stripe_stand_in.checkout_sessions
        where customer = $1 and ($2::text is null or status = $2) order by created desc`,
      [customer.id, c.req.query("status") ?? null],
    );
    const checkouts = rows.map((row) => checkoutObject(row, toCheckoutUrl(c, row.id)));
    return c.json(pageObject("/v1/checkout/sessions", checkouts, c.req.query("limit")));
  });

  routes.post("/checkout/sessions", async (c) => {
    const form = new Form(await c.req.text());
    const customer = await findCustomer(sql, form.text("customer"));
    if (customer === undefined) return missingParam(c, "customer");
    const price = form.text("line_items[0][price]");
    const [success, cancel] = [form.text("success_url"), form.text("cancel_url")];
    if (!plans.some((plan) => plan.price === price)) return missingParam(c, "line_items[0][price]");
    if (form.text("mode") !== "subscription") return refusal(c, 400, "Only mode=subscription is answered here");
    if (!isWebAddress(success) || !isWebAddress(cancel))
      return refusal(c, 400, "Not a valid URL", { code: "url_invalid" });
    const [row] = await sql<CheckoutRow>(
      `insert into stripe_stand_in.checkout_sessions (id, customer, price, success_url, cancel_url, metadata)
        values ($1, $2, $3, $4, $5, $6::jsonb) returning ${checkoutColumns}`,
      [newId("cs_test"), customer.id, price, success, cancel, JSON.stringify(form.fields("metadata"))],
    );
    return c.json(checkoutObject(row!, toCheckoutUrl(c, row!.id)));
  });

  routes.post("/checkout/sessions/:id/expire", async (c) => {
    const [row] = await sql<CheckoutRow>(
      `update stripe_stand_in.checkout_sessions set status = 'expired' where id = $1 and status = 'open'
        returning ${checkoutColumns}`,
      [c.req.param("id")],
    );
    if (row !== undefined) return c.json(checkoutObject(row, toCheckoutUrl(c, row.id)));
    const checkouts = await sql("select from stripe_stand_in.checkout_sessions where id = $1", [c.req.param("id")]);
    return checkouts.length === 0
      ? missing(c, "checkout session")
      : refusal(c, 400, "Only an open checkout can be expired");
  });
  return routes;
}

/** The part of Stripe's HTTP API that our functions call. Other calls are answered as unknown. */
export function stripeApi(options: ApiOptions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>().basePath("/stand-in/stripe/v1");
  const { sql } = options.database;

  routes.use("*", async (c, next) => {
    if (c.req.header("authorization") === `Bearer ${options.secretKey}`) return next();
    return refusal(c, 401, "Invalid API key provided");
  });
  routes.route("/", customerRoutes(options));
  routes.route("/", checkoutRoutes(options.database));

  routes.get("/prices", (c) => {
    const keys = c.req.queries("lookup_keys[0]") ?? [];
    return c.json(listObject("/v1/prices", plans.filter(({ lookupKey }) => keys.includes(lookupKey)).map(priceObject)));
  });

  routes.get("/subscriptions", async (c) => {
    const customer = await findCustomer(sql, c.req.query("customer"));
    if (customer === undefined) return missingParam(c, "customer");
    const rows = await listSubscriptions(sql, customer.id);
    const subscriptions = c.req.query("status") === "all" ? rows : rows.filter(({ status }) => status !== "canceled");
    return c.json(pageObject("/v1/subscriptions", subscriptions.map(subscriptionObject), c.req.query("limit")));
  });

  routes.post("/billing_portal/sessions", async (c) => {
    const form = new Form(await c.req.text());
    const customer = await findCustomer(sql, form.text("customer"));
    if (customer === undefined) return missingParam(c, "customer");
    const returnUrl = form.text("return_url");
    if (!isWebAddress(returnUrl)) return refusal(c, 400, "Not a valid URL", { code: "url_invalid" });
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
