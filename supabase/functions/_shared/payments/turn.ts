import * as v from "valibot";
import type { Caller } from "../caller.ts";
import { call, oneRow, turnNumber } from "../database.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { formatWait } from "../wait.ts";
import { noAccount } from "./customer.ts";

const paymentTurn = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.literal("taken"), turn: turnNumber }),
    v.object({ outcome: v.literal("no-account") }),
    v.object({ outcome: v.literal("too-soon"), retry_after: v.number() }),
  ]),
);

/**
 * Counts a call that uses Stripe.
 * @returns the call's number: a later call of the same person has a higher one
 * @throws Refusal 409 for a user without an account, 429 with `retry_after` in seconds
 */
export async function takePaymentTurn(caller: Caller, { database }: FunctionDeps): Promise<number> {
  const result = await call(database, paymentTurn, "take_payment_turn", { p_user_id: caller.id });
  if (result.outcome === "no-account") throw noAccount();
  if (result.outcome === "taken") return result.turn;
  const sentence = `Too many requests at once. Please try again in ${formatWait(result.retry_after)}.`;
  throw new Refusal(429, sentence, { retry_after: result.retry_after });
}
