import * as v from "valibot";
import type { AssistantResponse } from "./domain/contracts/assistant.ts";
import { transcriptSegment } from "./domain/contracts/ingest-recording.ts";
import { assistantPatience } from "./domain/patience.ts";
import { ModelFailure } from "./assistant/model/model.ts";
import type { Lecture } from "./assistant/passages.ts";
import { writerOf } from "./assistant/writer.ts";
import type { Writer } from "./assistant/writing.ts";
import type { Caller } from "./caller.ts";
import { DatabaseError } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { nameOf } from "./endpoint.ts";
import { Refusal } from "./refusal.ts";

/** What a question costs beside what is read. */
const TOKENS_WRITTEN = 1_000;

export interface About extends Lecture {
  readonly summary: string;
}

interface Asked {
  readonly transcript: string;
  readonly summary?: string;
  readonly recording_id?: string | undefined;
}

const recordingRow = v.object({
  transcript: v.nullable(v.string()),
  ai_summary: v.nullable(v.string()),
});
const segmentsRow = v.object({ segments: v.array(transcriptSegment) });

/** With a recording_id, what the caller may read of it; else what they sent. */
async function aboutOf(asked: Asked, caller: Caller, deps: FunctionDeps): Promise<About> {
  const { recording_id: id, transcript, summary = "" } = asked;
  if (id === undefined) return { transcript, summary };
  const reader = deps.readAs(caller.token);
  const [recording, segments] = await Promise.all([
    reader.from("recordings").select("transcript, ai_summary").eq("id", id),
    reader.from("recording_segments").select("segments").eq("recording_id", id),
  ]);
  const error = recording.error ?? segments.error;
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  const [row] = v.parse(v.array(recordingRow), recording.data);
  if (row === undefined) throw new Refusal(404, "This recording is not in your library.");
  if ((row.transcript ?? "").trim() === "") throw new Refusal(422, "This recording has no transcript to work from.");
  return {
    transcript: row.transcript ?? "",
    segments: v.parse(v.array(segmentsRow), segments.data)[0]?.segments,
    summary: row.ai_summary ?? "",
  };
}

const inWords = (seconds: number): string =>
  seconds < 90
    ? `${seconds} seconds`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`;

async function takeTurn(characters: number, caller: Caller, { database }: FunctionDeps): Promise<void> {
  const turn = await database.takeAssistantTurn(caller.id, Math.ceil(characters / 4) + TOKENS_WRITTEN);
  if (turn.outcome === "taken") return;
  if (turn.outcome === "no-account") {
    throw new Refusal(409, "Your account is not set up yet. Open your dashboard once, then try again.");
  }
  const wait = inWords(Math.max(1, turn.retry_after));
  const sentence =
    turn.outcome === "too-soon"
      ? `That was a lot at once. Please try again in ${wait}.`
      : `You have asked as much as a day allows. Please try again in ${wait}.`;
  throw new Refusal(429, sentence, { retry_after: turn.retry_after });
}

/** What both of the assistant's functions do: read, count, write, and say what failed (SRV-08). */
export async function assist(
  asked: Asked,
  caller: Caller,
  deps: FunctionDeps,
  write: (writer: Writer, about: About) => Promise<AssistantResponse>,
): Promise<AssistantResponse> {
  const about = await aboutOf(asked, caller, deps);
  await takeTurn(about.transcript.length + about.summary.length, caller, deps);
  const signal = AbortSignal.timeout(assistantPatience.server);
  try {
    const { message, segments } = await write(writerOf(deps, signal), about);
    if (message.trim() === "") throw new Refusal(422, "There are no words in this transcript to work with.");
    const grounds = about.segments === undefined ? {} : { segments };
    return { message, ...grounds };
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
