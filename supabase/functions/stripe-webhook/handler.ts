import { Stripe } from "stripe";
import * as v from "valibot";
import { readText } from "../_shared/body.ts";
import { answering } from "../_shared/endpoint.ts";
import { deleteCustomer, unlessDeleted } from "../_shared/payments/customer.ts";
import { asking, createStripe } from "../_shared/payments/stripe.ts";
import { toSubscription } from "../_shared/payments/subscription.ts";
import { Refusal } from "../_shared/refusal.ts";

const MOST_BYTES = 1024 * 1024;
/** An event with an older signature is a replay. */
const TOLERANCE_SECONDS = 300;

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

/** Returns the event in a body that is signed with one of the secrets. There are two while one replaces the other. */
async function signedEvent(stripe: Stripe, body: string, signature: string, secrets: readonly string[]) {
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

/** Finds the customer that an event is about. */
function customerIn(event: Stripe.Event): string | undefined {
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
  const event = await signedEvent(stripe, body, signature, deps.environment.stripeWebhookSecrets);

  const customer = customerIn(event);
  if (customer === undefined) return received("not-about-subscriptions");
  const begun = await deps.database.beginStripeEvent(event.id, customer);
  if (begun.outcome === "left-behind") {
    await asking(() => deleteCustomer(stripe, customer));
    await deps.database.forgetCustomer(customer);
  }
  if (begun.outcome !== "look") return received(begun.outcome);
  const list = () => stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const subscriptions = await asking(() => unlessDeleted(stripe, customer, list));
  const subscription = toSubscription(subscriptions?.data ?? []);
  return received(await deps.database.applyStripeEvent(event.id, customer, begun.look, subscription));
});
