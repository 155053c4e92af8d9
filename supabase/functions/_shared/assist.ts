import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { AssistantResponse } from "@lectern/domain/contracts/assistant.ts";
import { assistantEvents } from "@lectern/domain/contracts/assistant-events.ts";
import { assistantLimits } from "@lectern/domain/contracts/limits.ts";
import { CHECK_TOKENS } from "./assistant/model/check-answer.ts";
import { estimateCost, costOfNotes, fitQuestion } from "./assistant/model/cost.ts";
import { modelWriter } from "./assistant/model/model-writer.ts";
import type { Turn } from "@lectern/assistant/writer/answers/read-conversation.ts";
import { toLecture } from "@lectern/transcript/lecture.ts";
import type { Lecture, Source } from "@lectern/transcript/source.ts";
import { createOfflineWriter } from "./assistant/writer.ts";
import { type OnText, TOO_LONG, type Writer, type WrittenAnswer } from "./assistant/writing.ts";
import { type StoredRecording, takeAssistantTurn } from "./assistant-turn.ts";
import { countBytes } from "./bytes.ts";
import { correctTranscript } from "./correct-transcript.ts";
import type { Caller } from "./caller.ts";
import type { FunctionDeps } from "./deps.ts";
import type { Environment } from "./environment.ts";
import type { Exchange } from "./event-stream.ts";
import { readOutline } from "./read-outline.ts";
import { Refusal } from "./refusal.ts";
import { hashIdentity } from "./identity-hash.ts";
import { runWithModel } from "./run-with-model.ts";

/** The sentence for a request that names no recording and has no text of one. */
export const NO_TRANSCRIPT = "The request has neither the id of a recording nor a transcript.";

export interface LectureWithSummary extends Lecture {
  readonly summary: string;
}

interface AssistantRequest {
  /** The question. Without one, notes are written. */
  readonly query?: string;
  /** What was shown of an answer that goes on. */
  readonly begun?: string | undefined;
  readonly transcript: string;
  readonly summary?: string;
  readonly history?: readonly Turn[] | undefined;
  readonly recording_id?: string | undefined;
}

/** A recording as it is stored, and in the form that the assistant reads. */
interface ReadRecording {
  readonly lecture: LectureWithSummary;
  /** The segments as the student sees them. Places of cards refer to these. */
  readonly segments: readonly TranscriptSegment[] | undefined;
}

/** @throws Refusal 404 if it is not a recording of the caller, 422 if it is empty or longer than the assistant reads */
export function toReadRecording(stored: StoredRecording | null): ReadRecording {
  if (stored === null) throw new Refusal(404, "This recording isn't in your library.");
  const { transcript, summary, language, segments } = correctTranscript(stored, stored.corrections);
  if (transcript === null || transcript.trim() === "")
    throw new Refusal(422, "This recording has no transcript to work from.");
  if (countBytes(transcript) > assistantLimits.transcriptBytes) throw new Refusal(422, TOO_LONG);
  const lecture = toLecture({ transcript, segments: segments ?? undefined, language });
  return { lecture: { ...lecture, summary: summary ?? "" }, segments: segments ?? undefined };
}

/** The highest cost of a second reading, in tokens. */
export const costOfCheck = ({ checksAnswers }: Pick<Environment, "checksAnswers">): number =>
  checksAnswers ? CHECK_TOKENS : 0;

/** Estimates the tokens that a model reads and writes for the request; 0 if the offline writer handles it. */
function estimate(
  { query, begun = "", history = [] }: AssistantRequest,
  lecture: LectureWithSummary,
  { environment }: FunctionDeps,
): number {
  const { hasModel, modelWindow: window } = environment;
  if (!hasModel) return 0;
  if (query === undefined) return costOfNotes(lecture.transcript, window);
  const { beside } = fitQuestion(query + begun, { summary: lecture.summary, history }, window);
  return estimateCost(lecture, beside, { output: "answer", window }) + costOfCheck(environment);
}

/** The writer's result. */
type Written = Pick<WrittenAnswer, "message"> & Partial<WrittenAnswer>;

export const toResponse = (
  { message, segments = [], isCut, cards, checks }: Written,
  fallback: AssistantResponse["fallback"],
): AssistantResponse => ({
  message,
  ...(segments.length > 0 && { segments: [...segments] }),
  ...(checks && { checks: [...checks] }),
  ...(cards && { cards: [...cards] }),
  ...(fallback && { fallback }),
  ...(isCut === true && { cut: true }),
});

/**
 * Has a model read the citations of its answer a second time, after the answer was sent (TUT-05).
 *
 * @param send undefined where the caller accepts only JSON
 */
export async function readAgain<Answer extends Written>(
  answer: Answer,
  { environment }: Pick<FunctionDeps, "environment">,
  { send }: Pick<Exchange, "send">,
): Promise<Answer> {
  if (answer.check === undefined || !environment.checksAnswers) return answer;
  send?.(assistantEvents.answer, toResponse(answer, undefined));
  return { ...answer, checks: await answer.check() };
}

/** Given to a writer beside the recording. */
interface WriteContext {
  /** Undefined where the caller accepts only JSON. */
  readonly onText: OnText | undefined;
  readonly boundary: string;
  /** The recording as it is stored; undefined if the request has its text. */
  readonly source: Source | undefined;
}

/** The boundary of a recording in prompts. It can't be known without the server's key, and is the same for each question. */
export async function createBoundary(
  recording: string,
  { secretKey }: Pick<Environment, "secretKey">,
): Promise<string> {
  return (await hashIdentity(`boundary ${recording}`, secretKey)).slice(0, 32);
}

/**
 * Handles a request to either assistant function: counts the turn, reads the recording, writes the result, and reports
 * failures (SRV-08). A caller who accepts events gets each sentence as it is written (AST-10).
 */
export async function assist(
  request: AssistantRequest,
  caller: Caller,
  { deps, exchange }: { readonly deps: FunctionDeps; readonly exchange: Exchange },
  write: (writer: Writer, lecture: LectureWithSummary, context: WriteContext) => Promise<Written>,
): Promise<AssistantResponse> {
  const { recording_id: id, transcript, summary = "" } = request;
  const { turn, recording } = await takeAssistantTurn(deps.database, caller.id, id);
  const stored = id === undefined ? undefined : toReadRecording(recording);
  const lecture = stored?.lecture ?? { ...toLecture({ transcript }), summary };
  const { signal, send } = exchange;
  const context = {
    onText: send && ((text: string) => send(assistantEvents.text, { text })),
    boundary: await createBoundary(id ?? lecture.transcript, deps.environment),
    source: stored && { transcript: lecture.transcript, segments: stored.segments },
  };
  const { result, fallback } = await runWithModel(
    deps,
    caller,
    { turn, tokens: estimate(request, lecture, deps), signal },
    {
      model: async (model) => readAgain(await write(modelWriter(model), lecture, context), deps, exchange),
      offline: async () => {
        const isStored = id !== undefined && request.query !== undefined && recording?.language != null;
        return write(
          createOfflineWriter(isStored ? await readOutline(deps.readAs(caller.token), id) : undefined),
          lecture,
          context,
        );
      },
    },
  );
  if (result.message.trim() === "") throw new Refusal(422, "There are no words in this transcript to work with.");
  return toResponse(result, fallback);
}
