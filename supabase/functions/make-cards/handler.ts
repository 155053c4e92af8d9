import * as v from "valibot";
import type { KnownCard } from "@lectern/domain/cards.ts";
import { type MakeCardsResponse, makeCardsRequest } from "@lectern/domain/contracts/cards.ts";
import { checkTurn, toModelRefusal, toReadRecording } from "../_shared/assist.ts";
import { costOfCards } from "../_shared/assistant/model/cost.ts";
import { createWriter, offlineWriter } from "../_shared/assistant/writer.ts";
import type { Caller } from "../_shared/caller.ts";
import { DatabaseError } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { chargeTurn } from "../_shared/model-budget.ts";
import { Refusal } from "../_shared/refusal.ts";

const knownCards = v.array(
  v.object({ front: v.string(), back: v.string(), quote: v.string(), first: v.number(), last: v.number() }),
);

/** Reads the recording's cards, including dismissed ones, so that others are proposed. */
async function readKnownCards(id: string, caller: Caller, deps: FunctionDeps): Promise<KnownCard[]> {
  const { data, error } = await deps
    .readAs(caller.token)
    .from("cards")
    .select("front, back, quote, first, last")
    .eq("recording_id", id);
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  return v.parse(knownCards, data);
}

/** Proposes cards for a recording, best first, and different ones on each call (PRC-01). */
export const handle = endpoint({
  name: "make-cards",
  request: makeCardsRequest,
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request does not say which recording it is about." },
  async answer({ recording_id: id }, caller, deps, { signal }) {
    // The recording is read in the same call as the turn, so that a caller without turns can't make the server read a
    // transcript.
    const { turn, recording } = checkTurn(await deps.database.takeAssistantTurn(caller.id, id));
    const { lecture, segments: stored } = toReadRecording(recording);
    const known = await readKnownCards(id, caller, deps);
    const { environment, database } = deps;
    const fronts = known.map(({ front }) => front);
    const tokens = environment.hasModel ? costOfCards(lecture, fronts, environment.modelWindow) : 0;
    const charged = checkTurn(await chargeTurn(deps, caller, { turn, tokens }));
    const writer =
      charged.outcome === "granted" ? createWriter(deps, { signal, timeout: environment.modelTimeout }) : offlineWriter;
    const written = await writer.cards(lecture, { known, stored }).catch((error: unknown) => {
      throw toModelRefusal(error);
    });
    const { outcome, cards } = await database.storeProposedCards(caller.id, id, written);
    if (outcome === "not-found") throw new Refusal(404, "This recording is not in your library.");
    if (outcome === "full" && cards.length === 0) {
      throw new Refusal(409, "Fifty proposed cards wait here already. Keep or dismiss some, then ask for more.");
    }
    const body: MakeCardsResponse = {
      cards,
      first: known.length === 0,
      ...(outcome === "full" && { limit: "full" as const }),
      ...(charged.outcome === "budget-used-up" && { fallback: "budget" as const }),
    };
    return { status: 200, body };
  },
});
