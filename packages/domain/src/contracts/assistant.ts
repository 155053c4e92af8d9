import * as v from "valibot";
import { isAskable, QUESTION_MAX_CHARACTERS } from "../chat.ts";
import { assistantLimits, boundedText, uuid } from "./limits.ts";

/**
 * The fields about a recording in requests to both functions of the assistant. If `recording_id` is given, the server
 * reads transcript and segments itself, under the caller's policies, and ignores the texts in the body.
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

/** A question in a request. */
export const question = v.pipe(v.string(), v.check(isAskable, `Ask in 1 to ${QUESTION_MAX_CHARACTERS} characters`));

/** The messages before a question, oldest first (AST-07). The server uses them and never stores them. */
export const conversation = v.pipe(
  v.array(v.object({ role: v.picklist(["user", "assistant"]), content: boundedText(assistantLimits.messageBytes) })),
  v.maxLength(assistantLimits.messages),
);

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A sentence that the assistant wrote, and how well the recording supports it (AST-08). */
export const claim = v.object({
  /** Plain text, without Markdown. */
  text: v.string(),
  grade: v.picklist(["quoted", "close", "absent"]),
  start: v.optional(seconds),
  end: v.optional(seconds),
  /** The supporting words of the transcript. */
  quote: v.optional(v.string()),
  /** The recording that supports the sentence, if the answer covers several (UNT-01). */
  recording: v.optional(uuid),
});

/** A line of a recording that an answer cites: a stored sentence. */
const citedLine = v.object({
  text: v.string(),
  /** Seconds from the start; null without times. */
  start: v.nullable(seconds),
  end: v.nullable(seconds),
  /** The index of the recording's segment; without times, of the line of its transcript. */
  line: v.optional(place),
  /** The recording, if the answer covers several. */
  recording_id: v.optional(uuid),
});

/** The assistant's text, and the lines of the recording that it cites. */
export const assistantResponse = v.object({
  /**
   * Markdown. A cited line is a link to its moment, as in `[39:38](#t=2378)`, or to its line in a recording without
   * times, as in `[¶ 12](#line=12)`; in an answer about several recordings, to the page of the recording.
   */
  message: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== "", "The answer is empty"),
  ),
  /** The cited lines, each once. */
  segments: v.optional(v.array(citedLine)),
  claims: v.optional(v.array(claim)),
  /** Questions that the recording does answer. Present only if it has no certain answer to the one that was asked. */
  suggestions: v.optional(v.array(v.string())),
  /** For a quiz about a stored recording: its questions with their answers, in the form that add-card accepts. */
  cards: v.optional(
    v.array(v.object({ front: v.string(), back: v.string(), quote: v.string(), first: place, last: place })),
  ),
  /**
   * Why the answer quotes the lecture instead of being written by a model: all accounts together have used up the
   * model's daily budget.
   */
  fallback: v.optional(v.literal("budget")),
});

export type AssistantResponse = v.InferOutput<typeof assistantResponse>;
