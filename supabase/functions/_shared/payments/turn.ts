import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { formatWait } from "../wait.ts";
import { noAccount } from "./customer.ts";

/**
 * Counts a call that uses Stripe.
 * @returns the call's number: a later call of the same person has a higher one
 * @throws Refusal 409 for a user without an account, 429 with `retry_after` in seconds
 */
export async function takePaymentTurn(caller: Caller, { database }: FunctionDeps): Promise<number> {
  const taken = await database.takePaymentTurn(caller.id);
  if (taken.outcome === "no-account") throw noAccount();
  if (taken.outcome === "taken") return taken.turn;
  const sentence = `Too many requests at once. Please try again in ${formatWait(taken.retry_after)}.`;
  throw new Refusal(429, sentence, { retry_after: taken.retry_after });
}
