import { brand } from "@lectern/domain/brand";
import { formatPrice } from "@lectern/domain/checkout";
import { html } from "hono/html";
import { standInPage } from "../stand-in-page/stand-in-page.ts";
import { planOfPrice } from "./plans.ts";
import type { CheckoutRow, SubscriptionRow } from "./store.ts";

const notice =
  "This page takes Stripe's place on your own machine. No card is charged, and no number you type is stored or sent anywhere.";

function planWords(price: string): string {
  const { offer } = planOfPrice(price);
  return `${offer.name}, ${formatPrice(offer.cents)} ${offer.per}${offer.note === undefined ? "" : ` (${offer.note})`}`;
}

const longDate = (seconds: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(seconds * 1000));

/** Renders the form for a card. It works without script. `problem`: why the previous payment failed. */
export const checkoutPage = ({ id, price }: CheckoutRow, problem?: string) =>
  standInPage({
    title: "Checkout",
    notice,
    body: html`<h1>Checkout</h1>
      <p class="to">${brand.name} Premium: ${planWords(price)}</p>
      <form method="post" action="/stand-in/stripe/checkout/${id}">
        <label for="card">Card number</label>
        <input
          id="card"
          name="card"
          inputmode="numeric"
          autocomplete="off"
          maxlength="40"
          required
          aria-describedby="card-hint${problem !== undefined && " card-problem"}"
          ${problem !== undefined && html`aria-invalid="true"`}
        />
        ${problem !== undefined && html`<p id="card-problem" class="problem" role="alert">${problem}</p>`}
        <p id="card-hint" class="to">
          4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 pays once and then no more.
        </p>
        <button class="primary" name="choice" value="pay">Pay</button>
      </form>
      <form method="post" action="/stand-in/stripe/checkout/${id}">
        <button class="quiet" name="choice" value="cancel">Cancel</button>
      </form>`,
  });

export interface PortalPage {
  readonly id: string;
  readonly returnUrl: string;
  /** The live subscription, if there is one. */
  readonly subscription: SubscriptionRow | undefined;
}

const choice = (id: string, name: string, words: string, look: "primary" | "quiet") =>
  html`<form method="post" action="/stand-in/stripe/portal/${id}">
    <button class="${look}" name="choice" value="${name}">${words}</button>
  </form>`;

function standing({ status, cancel_at_period_end: isCancelling, period_end: end }: SubscriptionRow): string {
  if (isCancelling) return `Cancelled. You keep access until ${longDate(end)}.`;
  return status === "past_due" ? "The last payment failed. Pay to keep the plan." : `Renews on ${longDate(end)}.`;
}

/**
 * Renders the portal, where a plan is cancelled and resumed. Further buttons simulate events that need time at Stripe.
 */
export const portalPage = ({ id, returnUrl, subscription }: PortalPage) =>
  standInPage({
    title: "Your plan",
    notice,
    body: html`<h1>Your plan</h1>
      ${
        subscription === undefined
          ? html`<p class="to">You don't have a plan.</p>`
          : html`<p>${brand.name} Premium: ${planWords(subscription.price)}</p>
              <p class="to">${standing(subscription)}</p>
              ${subscription.status === "past_due" && choice(id, "pay", "Pay now", "primary")}
              ${
                subscription.cancel_at_period_end
                  ? choice(id, "resume", "Resume plan", "primary")
                  : choice(id, "cancel", "Cancel plan", "quiet")
              }
              <details>
                <summary>Skip ahead</summary>
                ${choice(id, "renew", subscription.cancel_at_period_end ? "End it now" : "Renew now", "quiet")}
                ${!subscription.cancel_at_period_end && choice(id, "fail", "Fail the next payment", "quiet")}
              </details>`
      }
      <p><a href="${returnUrl}">Return to ${brand.name}</a></p>`,
  });

/** Renders the page for a link that is invalid or no longer valid. */
export const paymentProblemPage = (sentence: string) =>
  standInPage({
    title: "This page has expired",
    notice,
    body: html`<h1>This page has expired</h1>
      <p class="to">${sentence}</p>
      <p><a href="/dashboard">Back to ${brand.name}</a></p>`,
  });
