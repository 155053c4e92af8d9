import * as v from "valibot";
import type { Caller } from "./caller.ts";
import { call, oneRow } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import type { Environment } from "./environment.ts";
import { hashIdentity } from "./identity-hash.ts";
import { toNetwork } from "./to-network.ts";

/** Tokens that are reserved for a model, or why none are. */
type Reservation =
  /** Called with the tokens that were used, when the model has ended. */
  | { readonly settle: (usedTokens: number) => Promise<unknown> }
  /** The reason to tell the person; undefined if the person never gets a model. */
  | { readonly fallback: "budget" | undefined };

/** The name of the share of everyone's budget in which the tokens are reserved. */
const share = v.string();
const charged = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.literal("granted"), share }),
    v.object({ outcome: v.picklist(["not-verified", "used-up", "budget-used-up", "no-account"]) }),
  ]),
);

/** The limits as the database takes them: null for its own ceilings alone. */
const toParameters = ({ tokens, allTokens }: Environment["modelLimits"]) => ({
  p_most_tokens: tokens ?? null,
  p_all_tokens: allTokens ?? null,
});

/** Reserves tokens for a turn with the assistant, within the limits of the person and of all together (TUT-07). */
export async function reserveForTurn(
  { database, environment }: Pick<FunctionDeps, "database" | "environment">,
  caller: Caller,
  { turn, tokens }: { readonly turn: number; readonly tokens: number },
): Promise<Reservation> {
  const { modelLimits } = environment;
  const address =
    caller.address === undefined
      ? null
      : await hashIdentity(`address:${toNetwork(caller.address)}`, environment.registrationHashKey);
  const ofTurn = { p_user_id: caller.id, p_turn: turn, p_address: address };
  const answer = await call(database, charged, "charge_assistant_turn", {
    ...ofTurn,
    ...toParameters(modelLimits),
    p_tokens: tokens,
    p_most_turns: modelLimits.turns ?? null,
  });
  if (answer.outcome !== "granted") {
    const isLimit = answer.outcome === "used-up" || answer.outcome === "budget-used-up";
    return { fallback: isLimit ? "budget" : undefined };
  }
  return {
    settle: (usedTokens) =>
      call(database, v.null(), "settle_assistant_turn", { ...ofTurn, p_tokens: usedTokens, p_share: answer.share }),
  };
}

/** Reserves tokens for what is written of a recording without a person's turn, within the budget of all. */
export async function reserveForRecording(
  { database, environment }: Pick<FunctionDeps, "database" | "environment">,
  recordingId: string,
  tokens: number,
): Promise<Reservation> {
  const ofRecording = { p_recording_id: recordingId };
  const reservation = await call(database, v.nullable(share), "take_summary_tokens", {
    ...ofRecording,
    ...toParameters(environment.modelLimits),
    p_tokens: tokens,
  });
  if (reservation === null) return { fallback: "budget" };
  return {
    settle: (usedTokens) =>
      call(database, v.null(), "settle_summary_tokens", {
        ...ofRecording,
        p_reserved: tokens,
        p_tokens: usedTokens,
        p_share: reservation,
      }),
  };
}
