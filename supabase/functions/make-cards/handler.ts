import * as v from "valibot";
import { type MakeCardsResponse, makeCardsRequest } from "@lectern/domain/contracts/cards.ts";
import { checkTurn, createBoundary, toReadRecording } from "../_shared/assist.ts";
import { costOfCards } from "../_shared/assistant/model/cost.ts";
import { type StandingCard, writeCards } from "../_shared/assistant/model/write-cards.ts";
import type { Caller } from "../_shared/caller.ts";
import { DatabaseError } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { runWithModel } from "../_shared/run-with-model.ts";

const standingCards = v.array(
  v.pipe(
    v.object({
      front: v.string(),
      back: v.string(),
      quote: v.string(),
      first: v.number(),
      last: v.number(),
      edited_at: v.nullable(v.string()),
    }),
    v.transform(({ edited_at: editedAt, ...card }) => ({ ...card, isEdited: editedAt !== null })),
  ),
);

/** Reads the recording's cards, including dismissed ones, so that others are proposed. */
async function readStandingCards(id: string, caller: Caller, deps: FunctionDeps): Promise<StandingCard[]> {
  const { data, error } = await deps
    .readAs(caller.token)
    .from("cards")
    .select("front, back, quote, first, last, edited_at")
    .eq("recording_id", id);
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  return v.parse(standingCards, data);
}

/** @throws Refusal 404 if it is not a recording of the caller */
async function checkRecording(id: string, caller: Caller, deps: FunctionDeps): Promise<void> {
  const { data, error } = await deps.readAs(caller.token).from("recordings").select("id").eq("id", id).maybeSingle();
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  if (data === null) throw new Refusal(404, "This recording is not in your library.");
}

/**
 * Has a model propose cards for a recording, best first, and different ones on each call (PRC-01). Without a model it
 * answers none, and takes no turn.
 */
export const handle = endpoint({
  name: "make-cards",
  request: makeCardsRequest,
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request does not say which recording it is about." },
  async answer({ recording_id: id }, caller, deps, { signal }) {
    const { environment, database } = deps;
    if (!environment.hasModel) {
      await checkRecording(id, caller, deps);
      const known = await readStandingCards(id, caller, deps);
      return { status: 200, body: { cards: [], first: known.length === 0, needs_model: true } };
    }
    // The recording is read in the same call as the turn, so that a caller without turns can't make the server read a
    // transcript.
    const { turn, recording } = checkTurn(await database.takeAssistantTurn(caller.id, id));
    const { lecture, segments } = toReadRecording(recording);
    const known = await readStandingCards(id, caller, deps);
    const first = known.length === 0;
    const fronts = known.map(({ front }) => front);
    const boundary = await createBoundary(id, environment);
    const stored = { transcript: lecture.transcript, segments };
    const { result: written, fallback } = await runWithModel(
      deps,
      caller,
      { turn, tokens: costOfCards(lecture, fronts, environment.modelWindow), signal },
      {
        model: (model) => writeCards(model, stored, { known, boundary }),
        offline: () => Promise.resolve(undefined),
      },
    );
    if (written === undefined) return { status: 200, body: { cards: [], first, needs_model: true, fallback } };
    const { outcome, cards } = await database.storeProposedCards(caller.id, id, { origin: "model", cards: written });
    if (outcome === "not-found") throw new Refusal(404, "This recording is not in your library.");
    if (outcome === "full" && cards.length === 0) {
      throw new Refusal(409, "Fifty proposed cards wait here already. Keep or dismiss some, then ask for more.");
    }
    const body: MakeCardsResponse = {
      cards,
      first,
      ...(outcome === "full" && { limit: "full" as const }),
    };
    return { status: 200, body };
  },
});
