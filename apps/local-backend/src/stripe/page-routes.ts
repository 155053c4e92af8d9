import { Hono } from "hono";
import type { Database, Sql } from "../database/database.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import { cardOutcome } from "./card.ts";
import { type Outbox, recordEvent } from "./events.ts";
import { checkoutObject } from "./objects.ts";
import { checkoutPage, paymentProblemPage, portalPage } from "./pages.ts";
import { checkoutColumns, type CheckoutRow, type SubscriptionRow, listSubscriptions } from "./store.ts";
import { failNextPayment, payOverdue, renewNow, setCancelling, startSubscription } from "./subscriptions.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");
const noCheckout = "This checkout was already paid or cancelled, or it doesn't exist. Choose a plan again.";
const noPortal = "This page was open too long. Choose Manage Subscription again.";

/** The actions in the portal, by the name of the button. */
const choices: Readonly<Record<string, (sql: Sql, row: SubscriptionRow) => Promise<void>>> = {
  cancel: (sql, { id }) => setCancelling(sql, id, true),
  resume: (sql, { id }) => setCancelling(sql, id, false),
  pay: payOverdue,
  renew: renewNow,
  fail: failNextPayment,
};

const isLive = ({ status }: SubscriptionRow) => status !== "canceled";

async function findOpenCheckout(sql: Sql, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await sql<CheckoutRow>(
    `select ${checkoutColumns} from stripe_stand_in.checkout_sessions where id = $1 and status = 'open' for update`,
    [id],
  );
  return row;
}

/** The pages that Stripe hosts: checkout and portal. As at Stripe, knowing a session's address is enough to use it. */
export function stripePages({ database, outbox }: { database: Database; outbox: Outbox }): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>().basePath("/stand-in/stripe");

  routes.get("/checkout/:id", async (c) => {
    const checkout = await database.transaction((sql) => findOpenCheckout(sql, c.req.param("id")));
    return checkout === undefined ? c.html(paymentProblemPage(noCheckout), 404) : c.html(checkoutPage(checkout));
  });

  routes.post("/checkout/:id", async (c) => {
    const form = await c.req.parseBody();
    const card = cardOutcome(text(form["card"]));
    const isCancelled = form["choice"] === "cancel";
    const checkout = await database.transaction(async (sql) => {
      const open = await findOpenCheckout(sql, c.req.param("id"));
      if (open === undefined || isCancelled || (card !== "pays" && card !== "pays-once")) return open;
      const { id: subscription } = await startSubscription(sql, { ...open, nextPaymentFails: card === "pays-once" });
      await sql("update stripe_stand_in.checkout_sessions set status = 'complete', subscription = $2 where id = $1", [
        open.id,
        subscription,
      ]);
      const complete: CheckoutRow = { ...open, status: "complete", subscription };
      await recordEvent(sql, "checkout.session.completed", checkoutObject(complete, ""));
      return complete;
    });
    if (checkout === undefined) return c.html(paymentProblemPage(noCheckout), 404);
    if (isCancelled) return c.redirect(checkout.cancel_url, 303);
    if (card === "incorrect") return c.html(checkoutPage(checkout, "Your card number is incorrect."), 422);
    if (card === "declined") return c.html(checkoutPage(checkout, "Your card was declined."), 402);
    await outbox.deliver();
    return c.redirect(checkout.success_url, 303);
  });

  const findPortal = async (id: string) => {
    const [row] = await database.sql<{ customer: string; return_url: string }>(
      `select customer, return_url from stripe_stand_in.portal_sessions
        where id = $1 and created > now() - interval '1 hour'`,
      [id],
    );
    return row;
  };

  routes.get("/portal/:id", async (c) => {
    const id = c.req.param("id");
    const session = await findPortal(id);
    if (session === undefined) return c.html(paymentProblemPage(noPortal), 404);
    const subscription = (await listSubscriptions(database.sql, session.customer)).find(isLive);
    return c.html(portalPage({ id, returnUrl: session.return_url, subscription }));
  });

  routes.post("/portal/:id", async (c) => {
    const id = c.req.param("id");
    const session = await findPortal(id);
    if (session === undefined) return c.html(paymentProblemPage(noPortal), 404);
    const name = text((await c.req.parseBody())["choice"]);
    const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
    await database.transaction(async (sql) => {
      const subscription = (await listSubscriptions(sql, session.customer)).find(isLive);
      if (subscription !== undefined) await choice?.(sql, subscription);
    });
    await outbox.deliver();
    return c.redirect(`/stand-in/stripe/portal/${id}`, 303);
  });
  return routes;
}
