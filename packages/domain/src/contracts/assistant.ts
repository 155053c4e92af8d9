import * as v from "valibot";
import { isAskable, QUESTION_MAX_CHARACTERS } from "../chat.ts";
import { assistantLimits, boundedText, uuid } from "./limits.ts";

/**
 * The fields about a recording in requests to both functions of the assistant. With `recording_id` the server reads transcript
 * and segments itself, under the caller's policies, and does not believe the body's text.
 */
export const aboutRecording = {
  transcript: boundedText(assistantLimits.transcriptBytes),
  recording_id: v.optional(uuid),
};

export const hasTranscript = ({
  transcript,
  recording_id,
}: {
  transcript: string;
  recording_id?: string | undefined;
}): boolean => recording_id !== undefined || transcript.trim() !== "";

export const NO_TRANSCRIPT = "There is no transcript to work from";

/** A question as it is sent. */
export const question = v.pipe(v.string(), v.check(isAskable, `Ask in 1 to ${QUESTION_MAX_CHARACTERS} characters`));

/** The conversation before a question, the oldest first (AST-07). It is read and never stored. */
export const conversation = v.pipe(
  v.array(v.object({ role: v.picklist(["user", "assistant"]), content: boundedText(assistantLimits.messageBytes) })),
  v.maxLength(assistantLimits.messages),
);

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A sentence of what the assistant wrote, and how the recording supports it (AST-08). */
export const claim = v.object({
  /** Without Markdown. */
  text: v.string(),
  grade: v.picklist(["quoted", "close", "absent"]),
  start: v.optional(seconds),
  end: v.optional(seconds),
  /** The transcript's own words. */
  quote: v.optional(v.string()),
  /** The recording that says it, where an answer rests on several (UNT-01). */
  recording: v.optional(uuid),
});

/** The assistant's text, and the moments of the recording that it rests on. */
export const assistantResponse = v.object({
  /** Markdown. */
  message: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== "", "The answer is empty"),
  ),
  segments: v.optional(v.array(v.object({ start: seconds, end: seconds, text: v.string() }))),
  claims: v.optional(v.array(claim)),
  /** Where the recording has no certain answer: questions that it does answer. Absent where it has one. */
  suggestions: v.optional(v.array(v.string())),
  /** Of a quiz about a stored recording: its questions with their answers, as add-card takes them. */
  cards: v.optional(
    v.array(v.object({ front: v.string(), back: v.string(), quote: v.string(), first: place, last: place })),
  ),
  /** Why the lecture's own sentences are quoted where a model would have written: all accounts together used up its day. */
  fallback: v.optional(v.literal("budget")),
});

export type AssistantResponse = v.InferOutput<typeof assistantResponse>;
