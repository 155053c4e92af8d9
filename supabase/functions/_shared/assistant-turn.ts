import * as v from "valibot";
import { transcriptSegment } from "@lectern/domain/contracts/ingest-recording.ts";
import { storedCorrections } from "./correct-transcript.ts";
import { call, oneRow, type ServiceRoleClient, turnNumber } from "./database.ts";
import { Refusal } from "./refusal.ts";
import { formatWait } from "./wait.ts";

const storedText = v.object({
  transcript: v.nullable(v.string()),
  summary: v.nullable(v.string()),
  language: v.nullable(v.string()),
  segments: v.nullable(v.array(transcriptSegment)),
  corrections: storedCorrections,
});

/** A stored recording of the person who took the turn. */
export type StoredRecording = v.InferOutput<typeof storedText>;

const assistantTurn = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.literal("taken"), turn: turnNumber, recording: v.nullable(storedText) }),
    v.object({ outcome: v.literal("no-account") }),
    v.object({ outcome: v.picklist(["too-soon", "turns-used-up"]), retry_after: v.number() }),
  ]),
);

/** The sentence for each limit, with the time until the limit ends. */
const limits = {
  "too-soon": (wait: string) => `You've reached the limit of 10 questions a minute. Please try again in ${wait}.`,
  "turns-used-up": (wait: string) => `You've reached the limit of 2,000 questions a day. Please try again in ${wait}.`,
};

/**
 * Takes a turn with the assistant, and reads a recording in the same call, so that a caller without turns can't make the
 * server read a transcript.
 * @throws Refusal 429 if the person can't take a turn now, 409 without an account
 */
export async function takeAssistantTurn(database: ServiceRoleClient, userId: string, recordingId?: string) {
  const result = await call(database, assistantTurn, "take_assistant_turn", {
    p_user_id: userId,
    p_recording_id: recordingId ?? null,
  });
  if (result.outcome === "taken") return result;
  if (result.outcome === "no-account")
    throw new Refusal(409, "Your account isn't set up yet. Open your dashboard once, then try again.");
  const { outcome, retry_after } = result;
  throw new Refusal(429, limits[outcome](formatWait(retry_after)), { retry_after });
}
