import { Stripe } from "stripe";
import type { FunctionDeps } from "../deps.ts";
import { toErrorName } from "../endpoint.ts";
import { Refusal } from "../refusal.ts";

const TIMEOUT_MS = 20_000;

function readKey(environment: FunctionDeps["environment"]): string {
  try {
    return environment.stripeSecretKey;
  } catch (cause) {
    throw new Refusal(503, "Plans aren't sold on this server. Ask its administrator.", {}, { cause });
  }
}

/**
 * Creates Stripe's own client. STRIPE_API_BASE replaces Stripe's server, for example by the local stand-in.
 *
 * @throws Refusal 503 on a server without Stripe's keys
 */
export function createStripe({ environment, fetch }: Pick<FunctionDeps, "environment" | "fetch">): Stripe {
  const base = environment.stripeApiBase;
  const send: typeof fetch =
    base === undefined
      ? fetch
      : (input, init) => {
          const { pathname, search } = new URL(input instanceof Request ? input.url : input);
          return fetch(`${base}${pathname}${search}`, init);
        };
  return new Stripe(readKey(environment), {
    httpClient: Stripe.createFetchHttpClient(send),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

/** Whether Stripe says that an object does not exist, or no longer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "resource_missing";

/** Runs calls to Stripe. An error of Stripe, or no answer, becomes a sentence for a person. */
export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const cause = new Error(toErrorName(error));
    cause.name = `Stripe ${error.type} ${error.code ?? ""}`.trim();
    throw new Refusal(502, "Our payment provider didn't respond as expected. Please try again.", {}, { cause });
  }
}
