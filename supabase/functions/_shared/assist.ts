import * as v from "valibot";
import type { AssistantResponse } from "./domain/contracts/assistant.ts";
import { transcriptSegment } from "./domain/contracts/ingest-recording.ts";
import { assistantLimits } from "./domain/contracts/limits.ts";
import { assistantTimeouts } from "./domain/assistant-timeouts.ts";
import { costOfAnswer, costOfNotes } from "./assistant/model/cost.ts";
import { ModelFailure } from "./assistant/model/model.ts";
import type { Turn } from "./domain/assistant/answer-question.ts";
import { type Lecture, type Source, toLecture } from "./domain/assistant/source.ts";
import { offlineWriter, writerOf } from "./assistant/writer.ts";
import type { Writer } from "./assistant/writing.ts";
import { bytesOf } from "./bytes.ts";
import type { Caller } from "./caller.ts";
import { type AssistantTurn, DatabaseError } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { nameOf } from "./endpoint.ts";
import { takeModelBudget } from "./model-budget.ts";
import { Refusal } from "./refusal.ts";
import { waitOf } from "./wait.ts";

export interface About extends Lecture {
  readonly summary: string;
}

interface Asked {
  /** A question; without one, notes are asked for. */
  readonly query?: string;
  readonly transcript: string;
  readonly summary?: string;
  readonly history?: readonly Turn[] | undefined;
  readonly recording_id?: string | undefined;
}

const recordingRow = v.object({
  transcript: v.nullable(v.string()),
  ai_summary: v.nullable(v.string()),
  language: v.nullable(v.string()),
});
const segmentsRow = v.object({ segments: v.array(transcriptSegment) });

/**
 * What the caller may read of a recording.
 * @throws Refusal 404 when it is not theirs, 422 when there is nothing in it, or more than the assistant reads
 */
async function readAbout(id: string, caller: Caller, deps: FunctionDeps): Promise<About> {
  const reader = deps.readAs(caller.token);
  const [recording, segments] = await Promise.all([
    reader.from("recordings").select("transcript, ai_summary, language").eq("id", id),
    reader.from("recording_segments").select("segments").eq("recording_id", id),
  ]);
  const error = recording.error ?? segments.error;
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  const [row] = v.parse(v.array(recordingRow), recording.data);
  if (row === undefined) throw new Refusal(404, "This recording is not in your library.");
  const transcript = row.transcript ?? "";
  if (transcript.trim() === "") throw new Refusal(422, "This recording has no transcript to work from.");
  if (bytesOf(transcript) > assistantLimits.transcriptBytes) {
    throw new Refusal(422, "This recording is too long for the assistant.");
  }
  const stored = v.parse(v.array(segmentsRow), segments.data)[0]?.segments;
  return {
    ...toLecture({ transcript, segments: stored, language: row.language }),
    summary: row.ai_summary ?? "",
  };
}

/** @throws Refusal 429 for a turn that is not to be had now, 409 without an account */
function checkTurn(turn: AssistantTurn): void {
  if (turn.outcome === "taken") return;
  if (turn.outcome === "no-account") {
    throw new Refusal(409, "Your account is not set up yet. Open your dashboard once, then try again.");
  }
  const wait = waitOf(turn.retry_after);
  const sentence =
    turn.outcome === "too-soon"
      ? `That was a lot at once. Please try again in ${wait}.`
      : `You have asked as much as a day allows. Please try again in ${wait}.`;
  throw new Refusal(429, sentence, { retry_after: turn.retry_after });
}

/** What a model would read and write for it, in tokens. */
const costOf = ({ query, history = [] }: Asked, about: Source & { readonly summary: string }): number =>
  query === undefined ? costOfNotes(about.transcript) : costOfAnswer(query, about, { summary: about.summary, history });

/**
 * Takes a turn, and gives what it is about: with a recording_id, what the caller may read of it; else what they sent. The
 * turn is taken before anything is read, however many come at once, and charged with what it costs once that is known: who
 * has none left makes the server read no megabytes.
 */
async function takeTurn(asked: Asked, caller: Caller, deps: FunctionDeps): Promise<About> {
  const { database } = deps;
  const { recording_id: id, transcript, summary = "" } = asked;
  const known = id === undefined ? { transcript, summary } : { transcript: "", summary: "" };
  const cost = costOf(asked, known);
  checkTurn(await database.takeAssistantTurn(caller.id, cost));
  if (id === undefined) return { ...toLecture(known), summary };
  const about = await readAbout(id, caller, deps);
  checkTurn(await database.chargeAssistantTurn(caller.id, costOf(asked, about) - cost));
  return about;
}

/** What both of the assistant's functions do: count, read, write, and say what failed (SRV-08). */
export async function assist(
  asked: Asked,
  caller: Caller,
  deps: FunctionDeps,
  write: (writer: Writer, about: About) => Promise<AssistantResponse>,
): Promise<AssistantResponse> {
  const about = await takeTurn(asked, caller, deps);
  const isGranted = await takeModelBudget(deps, caller, costOf(asked, about));
  const signal = AbortSignal.timeout(assistantTimeouts.server);
  try {
    const writer = isGranted ? writerOf(deps, signal) : offlineWriter;
    const { message, segments, claims } = await write(writer, about);
    if (message.trim() === "") throw new Refusal(422, "There are no words in this transcript to work with.");
    const grounds = about.segments === undefined ? {} : { segments };
    return { message, ...grounds, ...(claims !== undefined && { claims }) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const cause = new Error(nameOf(error));
    cause.name = nameOf(error);
    const isBusy = error.code === "429" || signal.aborted;
    throw isBusy
      ? new Refusal(503, "The assistant is busy just now. Please try again in a moment.", {}, { cause })
      : new Refusal(502, "The assistant could not answer just now. Please try again.", {}, { cause });
  }
}
