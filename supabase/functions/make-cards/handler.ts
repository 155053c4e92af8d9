import { type MakeCardsResponse, makeCardsRequest } from "@lectern/domain/contracts/cards.ts";
import { checkTurn, createBoundary, toReadRecording } from "../_shared/assist.ts";
import { costOf, fitCards } from "../_shared/assistant/model/cost.ts";
import { cardLimits } from "@lectern/domain/cards.ts";
import { writeCards } from "../_shared/assistant/model/write-cards.ts";
import type { Caller } from "../_shared/caller.ts";
import { DatabaseError } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint, toErrorName } from "../_shared/endpoint.ts";
import { readReadyCards, readStandingCards } from "../_shared/practice/card-maker.ts";
import { Refusal } from "../_shared/refusal.ts";
import { runWithModel } from "../_shared/run-with-model.ts";

/** @throws Refusal 404 if it is not a recording of the caller */
async function checkRecording(id: string, caller: Caller, deps: FunctionDeps): Promise<void> {
  const { data, error } = await deps.readAs(caller.token).from("recordings").select("id").eq("id", id).maybeSingle();
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  if (data === null) throw new Refusal(404, "This recording isn't in your library.");
}

/**
 * Proposes cards for a recording, best first, and different ones on each call (PRC-01): at first those that a model wrote
 * when it read the recording. A request for more is filled up to ten with others that it writes now. Without a model it
 * answers none, and takes no turn.
 */
export const handle = endpoint({
  name: "make-cards",
  request: makeCardsRequest,
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request doesn't say which recording it is about." },
  async answer({ recording_id: id }, caller, deps, { signal }) {
    const { environment, database } = deps;
    const { modelWindow: window } = environment;
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
    const boundary = await createBoundary(id, environment);
    const source = { transcript: lecture.transcript, segments };
    const ready = await readReadyCards(id, { source, known }, caller, deps);
    const isEnough = ready.length === cardLimits.request || (first && ready.length > 0);
    const standing = [...known, ...ready.map((card) => ({ ...card, isEdited: false }))];
    const fronts = standing.map(({ front }) => front);
    const { result: written, fallback } = await runWithModel(
      deps,
      caller,
      {
        turn,
        tokens: isEnough ? 0 : costOf(lecture, fitCards(fronts, window).known, { written: "cards", window }),
        signal,
      },
      {
        model: async (model) => {
          const others = await writeCards(model, source, { known: standing, boundary });
          return [...ready, ...others].slice(0, cardLimits.request);
        },
        offline: () => Promise.resolve(ready.length > 0 ? ready : undefined),
      },
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal) || ready.length === 0) throw error;
      deps.log({ function: "make-cards", status: error.status, error: toErrorName(error.cause) });
      return { result: ready, fallback: undefined };
    });
    if (written === undefined) return { status: 200, body: { cards: [], first, needs_model: true, fallback } };
    const { outcome, cards } = await database.storeProposedCards(caller.id, id, { origin: "model", cards: written });
    if (outcome === "not-found") throw new Refusal(404, "This recording isn't in your library.");
    if (outcome === "full" && cards.length === 0) {
      throw new Refusal(409, "You already have 50 suggested cards here. Keep or dismiss some, then ask for more.");
    }
    const body: MakeCardsResponse = {
      cards,
      first,
      ...(outcome === "full" && { limit: "full" as const }),
    };
    return { status: 200, body };
  },
});
