import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { Functions } from "../server/functions.ts";
import type { BackendEnv } from "../supabase/routes.ts";
import { adoptSubscribers } from "./adopt.ts";
import { stripeApi } from "./api.ts";
import { createOutbox } from "./events.ts";
import { stripePages } from "./page-routes.ts";
import { prepareStore } from "./store.ts";
import { settle } from "./subscriptions.ts";

interface StandInOptions {
  readonly database: Database;
  readonly functions: Functions;
  readonly siteUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly defer: (work: Promise<unknown>) => void;
}

export interface StripeStandIn {
  readonly routes: Hono<BackendEnv>;
  /**
   * Starts the passing of time: renews or ends due subscriptions, and sends events again that the webhook has not
   * accepted.
   */
  start(): () => void;
}

const EVERY_MS = 10_000;

/** Replaces Stripe: its HTTP API, its hosted pages, and its signed events (SRV-06). */
export async function createStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const { database, functions, siteUrl, defer } = options;
  await prepareStore(database);
  await database.transaction(adoptSubscribers);
  const outbox = createOutbox(database, {
    secret: options.webhookSecret,
    send: async (body, signature) => {
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      const request = new Request(`${siteUrl}/functions/v1/stripe-webhook`, { method: "POST", headers, body });
      const answer = await functions.call("stripe-webhook", request);
      await answer?.body?.cancel();
      return { ok: answer?.ok === true };
    },
  });

  const routes = new Hono<BackendEnv>();
  routes.route("/", stripeApi({ database, outbox, secretKey: options.secretKey, defer }));
  routes.route("/", stripePages({ database, outbox }));

  const renewAndDeliver = async () => {
    await database.transaction(settle);
    await outbox.deliver();
  };
  return {
    routes,
    start: () => {
      defer(renewAndDeliver());
      const timer = setInterval(() => defer(renewAndDeliver()), EVERY_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
