import * as v from "valibot";
import { addCardResponse, makeCardsContract } from "@lectern/domain/contracts/cards.ts";
import { createBoundary, toReadRecording } from "../_shared/assist.ts";
import { takeAssistantTurn } from "../_shared/assistant-turn.ts";
import { estimateCost, fitCards } from "../_shared/assistant/model/cost.ts";
import { cardLimits } from "@lectern/domain/cards.ts";
import { writeCards } from "../_shared/assistant/model/write-cards.ts";
import type { Caller } from "../_shared/caller.ts";
import { call, oneRow, readRows } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint, toErrorName } from "../_shared/endpoint.ts";
import { readReadyCards, readStandingCards } from "../_shared/practice/card-maker.ts";
import { Refusal } from "../_shared/refusal.ts";
import { runWithModel } from "../_shared/run-with-model.ts";

/** `full`: fifty proposals wait, and there was no room for some. */
const storedProposals = oneRow(
  v.object({ outcome: v.picklist(["stored", "full", "not-found"]), cards: v.array(addCardResponse.entries.card) }),
);

/** @throws Refusal 404 if it is not a recording of the caller */
async function checkRecording(id: string, caller: Caller, deps: FunctionDeps): Promise<void> {
  const request = deps.readAs(caller.token).from("recordings").select("id").eq("id", id);
  if ((await readRows(v.array(v.unknown()), request)).length === 0)
    throw new Refusal(404, "This recording isn't in your library.");
}

/**
 * Proposes cards for a recording, best first, and different ones on each call (PRC-01): at first those that a model wrote
 * when it read the recording. A request for more is filled up to ten with others that it writes now. Without a model it
 * answers none, and takes no turn.
 */
export const handle = endpoint(makeCardsContract, {
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request doesn't say which recording it is about." },
  async answer({ recording_id: id }, caller, deps, { signal }) {
    const { environment, database } = deps;
    const { modelWindow: window } = environment;
    if (!environment.hasModel) {
      await checkRecording(id, caller, deps);
      const existing = await readStandingCards(id, caller, deps);
      return { status: 200, body: { cards: [], first: existing.length === 0, needs_model: true } };
    }
    const { turn, recording } = await takeAssistantTurn(database, caller.id, id);
    const { lecture, segments } = toReadRecording(recording);
    const existing = await readStandingCards(id, caller, deps);
    const first = existing.length === 0;
    const boundary = await createBoundary(id, environment);
    const source = { transcript: lecture.transcript, segments };
    const ready = await readReadyCards(id, { source, existing }, caller, deps);
    const isEnough = ready.length === cardLimits.request || (first && ready.length > 0);
    const standing = [...existing, ...ready.map((card) => ({ ...card, isEdited: false }))];
    const fronts = standing.map(({ front }) => front);
    const { result: proposals, fallback } = await runWithModel(
      deps,
      caller,
      {
        turn,
        tokens: isEnough ? 0 : estimateCost(lecture, fitCards(fronts, window).fronts, { output: "cards", window }),
        signal,
      },
      {
        model: async (model) => {
          const others = await writeCards(model, source, { existing: standing, boundary });
          return [...ready, ...others].slice(0, cardLimits.request);
        },
        offline: () => Promise.resolve(ready.length > 0 ? ready : undefined),
      },
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal) || ready.length === 0) throw error;
      deps.log({ function: "make-cards", status: error.status, error: toErrorName(error.cause) });
      return { result: ready, fallback: undefined };
    });
    if (proposals === undefined) return { status: 200, body: { cards: [], first, needs_model: true, fallback } };
    const { outcome, cards } = await call(database, storedProposals, "store_proposed_cards", {
      p_user_id: caller.id,
      p_recording_id: id,
      p_origin: "model",
      p_cards: proposals,
    });
    if (outcome === "not-found") throw new Refusal(404, "This recording isn't in your library.");
    if (outcome === "full" && cards.length === 0) {
      throw new Refusal(409, "You already have 50 suggested cards here. Keep or dismiss some, then ask for more.");
    }
    return { status: 200, body: { cards, first, ...(outcome === "full" && { limit: "full" }) } };
  },
});
