import { Stripe } from "stripe";
import * as v from "valibot";
import { readText } from "../_shared/body.ts";
import { call, oneRow, turnNumber } from "../_shared/database.ts";
import { answering } from "../_shared/endpoint.ts";
import { deleteCustomer, forgetCustomer, unlessDeleted } from "../_shared/payments/customer.ts";
import { callStripe, createStripe } from "../_shared/payments/stripe.ts";
import { toSubscription } from "../_shared/payments/subscription.ts";
import { Refusal } from "../_shared/refusal.ts";

const MOST_BYTES = 1024 * 1024;
/** An event with an older signature is a replay. */
const TOLERANCE_SECONDS = 300;

/** "customer.subscription.updated", "invoice.paid" */
const aboutSubscriptions = /^(?:customer\.subscription\.|invoice\.|checkout\.session\.)/;

/** The fields of an event that are read. */
const eventShape = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.string(),
  data: v.object({
    object: v.object({
      customer: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
    }),
  }),
});

const begunEvent = oneRow(
  v.variant("outcome", [
    /** Counted before the request to Stripe, so that an older answer replaces no newer one. */
    v.object({ outcome: v.literal("look"), look: turnNumber }),
    v.object({ outcome: v.picklist(["already-applied", "left-behind", "unknown-customer"]) }),
  ]),
);
const appliedEvent = v.picklist(["applied", "superseded", "already-applied", "unknown-customer"]);

/** Returns the event in a body that is signed with one of the secrets. There are two while one replaces the other. */
async function parseSignedEvent(
  stripe: Stripe,
  { body, signature, secrets }: { body: string; signature: string; secrets: readonly string[] },
) {
  const provider = Stripe.createSubtleCryptoProvider();
  for (const secret of secrets) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the second secret is tried only if the first does not match
      const event = await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, provider);
      if (v.is(eventShape, event)) return event;
      throw new Refusal(400, "This is not an event.");
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new Refusal(400, "This is not an event.", {}, { cause: error });
      }
    }
  }
  throw new Refusal(400, "The signature is missing, wrong or too old.");
}

/** Finds the customer whose subscription an event is about. */
function findCustomerId(event: Stripe.Event): string | undefined {
  if (!aboutSubscriptions.test(event.type)) return undefined;
  const { customer } = event.data.object as { customer?: string | { id: string } | null };
  return typeof customer === "string" ? customer : customer?.id;
}

const received = (outcome: string) => ({ status: 200, body: { received: true, outcome } });

/**
 * Handles Stripe's payment events (SRV-06). An event only says that something changed; the current state is requested
 * from Stripe, so that events may arrive late, twice and in any order. If a deleted user still pays, it ends that
 * subscription.
 */
export const handle = answering("stripe-webhook", async (request, deps) => {
  const stripe = createStripe(deps);
  const body = await readText(request, MOST_BYTES);
  const signature = request.headers.get("stripe-signature") ?? "";
  const event = await parseSignedEvent(stripe, { body, signature, secrets: deps.environment.stripeWebhookSecrets });

  const customer = findCustomerId(event);
  if (customer === undefined) return received("not-about-subscriptions");
  const ofEvent = { p_event_id: event.id, p_customer_id: customer };
  const begun = await call(deps.database, begunEvent, "begin_stripe_event", ofEvent);
  if (begun.outcome === "left-behind") {
    await callStripe(() => deleteCustomer(stripe, customer));
    await forgetCustomer(deps.database, customer);
  }
  if (begun.outcome !== "look") return received(begun.outcome);
  const list = () => stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const subscriptions = await callStripe(() => unlessDeleted(stripe, customer, list));
  const subscription = toSubscription(subscriptions?.data ?? []);
  const applied = await call(deps.database, appliedEvent, "apply_stripe_event", {
    ...ofEvent,
    p_look: begun.look,
    p_is_subscribed: subscription.isSubscribed,
    p_end_date: subscription.endDate,
    p_is_cancelled: subscription.isCancelled,
  });
  return received(applied);
});
