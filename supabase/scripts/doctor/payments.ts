import { checkoutDurations } from "@lectern/domain/checkout";
import { readEnvironment } from "../../functions/_shared/environment.ts";
import { findPrice } from "../../functions/_shared/payments/price.ts";
import { createStripe } from "../../functions/_shared/payments/stripe.ts";
import { type Finding, type Project, toFinding, wrong } from "./finding.ts";

const events = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
];

/** Whether Stripe sells what the page shows, and tells us of it. */
export async function examinePayments({ env, fetch, url }: Project): Promise<Finding[]> {
  if (!env("STRIPE_SECRET_KEY"))
    return [
      wrong(
        "STRIPE_SECRET_KEY",
        "Stripe, Developers, API keys; then: npx supabase secrets set --remote=PROJECT STRIPE_SECRET_KEY=sk_…",
      ),
    ];
  const stripe = createStripe({ environment: readEnvironment(env), fetch });
  const prices = checkoutDurations.map(async (duration) => {
    const advice = `stripe prices create … --lookup-key lectern_${duration}, with exactly the amount and interval of docs/deploy.md, section 3`;
    const isThere = await findPrice(stripe, duration).then(
      () => true,
      () => false,
    );
    return toFinding(isThere, `price lectern_${duration}`, advice);
  });
  const address = `${url}/functions/v1/stripe-webhook`;
  const webhook = stripe.webhookEndpoints.list({ limit: 100 }).then(
    ({ data }) => {
      const ours = data.find((endpoint) => endpoint.url === address && endpoint.status === "enabled");
      if (ours === undefined)
        return wrong(
          "Stripe's webhook",
          `stripe webhook_endpoints create --url ${address}, with the events of docs/deploy.md, section 3`,
        );
      const missing = events.filter((event) => !ours.enabled_events.some((name) => name === event || name === "*"));
      return toFinding(missing.length === 0, "Stripe's webhook", `Let it also send ${missing.join(", ")}`);
    },
    () => wrong("Stripe's webhook", "The key may not list webhook endpoints: look in Stripe whether there is one"),
  );
  return Promise.all([...prices, webhook]);
}
