import { cardPhases } from "@lectern/domain/practice.ts";
import { replayLog } from "@lectern/practice/replay.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { type ReplayedState, storeCardStates, type StoredLog } from "./review-logs.ts";

/** The most rounds. Each stores the states of all cards except those that another request reviewed at that moment. */
const ROUNDS = 20;

/** Computes the state of a card from its log, in the form that the database stores. */
export function toReplayedState({ card_id, created_at, log_length, checkpoint, rows }: StoredLog): ReplayedState {
  const { memory, checkpoint: newCheckpoint } = replayLog({
    createdAt: created_at,
    rows: rows.map(({ reviewed_at, ...row }) => ({ ...row, reviewedAt: reviewed_at })),
    checkpoint: checkpoint
      ? { id: checkpoint.id, reviewedAt: checkpoint.reviewed_at, memory: checkpoint.state }
      : undefined,
  });
  const { phase, lastReview, ...numbers } = memory;
  return {
    card_id,
    ...numbers,
    state: cardPhases.indexOf(phase) as ReplayedState["state"],
    last_review: lastReview,
    log_length,
    ...(newCheckpoint && {
      checkpoint: { card_id, reviewed_at: newCheckpoint.reviewedAt, id: newCheckpoint.id, state: newCheckpoint.memory },
    }),
  };
}

/**
 * Replays logs and stores the states. If a log grew meanwhile, it is replayed again.
 * @throws Refusal 503 if other requests keep reviewing the cards
 */
export async function replayCards(
  { database }: Pick<FunctionDeps, "database">,
  userId: string,
  logs: readonly StoredLog[],
): Promise<ReplayedState[]> {
  const states = new Map<string, ReplayedState>();
  let open = logs;
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    const replayed = open.map(toReplayedState);
    for (const state of replayed) states.set(state.card_id, state);
    // oxlint-disable-next-line no-await-in-loop -- a round replays what the previous one could not store
    open = await storeCardStates(database, userId, replayed);
  }
  if (open.length > 0)
    throw new Refusal(503, "These cards are being reviewed elsewhere. Please try again in a moment.");
  return [...states.values()];
}
