import { createHmac, randomUUID } from "node:crypto";
import { makeClient, type TestBackend } from "./backend.ts";
import { callFunction } from "./phone.ts";

export type Person = Awaited<ReturnType<TestBackend["setUpUser"]>>;

/** Reads a person's subscription as the app does. */
export async function readSubscription(backend: TestBackend, { accessToken }: Person) {
  const { data } = await makeClient(backend, accessToken)
    .from("profiles")
    .select("is_subscribed, subscription_end_date, subscription_plan_cancelled, stripe_customer_id")
    .single();
  return data;
}

export const daysLeft = (endDate: unknown): number =>
  Math.round((new Date(String(endDate)).getTime() - Date.now()) / 86_400_000);

export const askForCheckout = (backend: TestBackend, person: Person, duration = "month") =>
  callFunction(backend, "create-checkout-session", person.accessToken, { userId: person.user.id, duration });

/** Opens a checkout for a plan and returns its address. */
export async function openCheckout(backend: TestBackend, person: Person, duration = "month"): Promise<string> {
  const answer = await askForCheckout(backend, person, duration);
  if (answer.status !== 200) throw new Error(`checkout answered ${answer.status}: ${String(answer.body["error"])}`);
  return String(answer.body["url"]);
}

export async function openPortal(backend: TestBackend, person: Person): Promise<string> {
  const answer = await callFunction(backend, "create-customer-portal", person.accessToken, { userId: person.user.id });
  if (answer.status !== 200) throw new Error(`portal answered ${answer.status}: ${String(answer.body["error"])}`);
  return String(answer.body["url"]);
}

/** Deletes a customer, as an operator does in Stripe's dashboard. */
export async function deleteAtStripe(backend: TestBackend, customer: string): Promise<void> {
  const answer = await backend.fetch(`/stand-in/stripe/v1/customers/${customer}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${backend.stripeSecretKey}` },
  });
  if (!answer.ok) throw new Error(`Stripe answered ${answer.status}`);
  await answer.body?.cancel();
}

/** Presses a button on a hosted page, by sending its form. */
export async function press(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
}

export const pay = (url: string, card = "4242 4242 4242 4242") => press(url, { choice: "pay", card });

/** An event as Stripe sends it. */
export const anEvent = (type: string, object: object, id = `evt_${randomUUID()}`): string =>
  JSON.stringify({ id, object: "event", type, created: Math.floor(Date.now() / 1000), data: { object } });

export const sign = (body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;

/** Sends a body to the webhook with a signature header, or without one. */
export async function sendToWebhook(backend: TestBackend, body: string, signature?: string) {
  const answer = await backend.fetch("/functions/v1/stripe-webhook", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature !== undefined && { "stripe-signature": signature }),
    },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
