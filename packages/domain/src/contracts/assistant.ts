import * as v from "valibot";
import { isAskable, QUESTION_MAX_CHARACTERS } from "../chat.ts";
import { assistantLimits, boundedText, uuid, wholeNumber } from "./limits.ts";

/**
 * The fields about a recording in requests to both functions of the assistant. If `recording_id` is given, the server
 * reads transcript and segments itself, under the caller's policies, and ignores the texts in the body, which may be missing.
 */
export const aboutRecording = {
  transcript: v.optional(boundedText(assistantLimits.transcriptBytes), ""),
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

/** The shown part of an answer to the same question, which is to go on (TUT-08). The response has it before the rest. */
export const begunAnswer = boundedText(assistantLimits.begunBytes);

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A line of a transcript that an answer cites (TUT-01). */
const citedLine = v.object({
  text: v.string(),
  /** Its place in the transcript. */
  line: wholeNumber,
  /** In seconds from the recording's start; null for a transcript without times. */
  start: v.nullable(seconds),
  end: v.nullable(seconds),
  /** The recording of the line, if the answer covers several (UNT-01). */
  recording_id: v.optional(uuid),
});

/** The assistant's text, and the lines of the recording that it cites. */
export const assistantResponse = v.object({
  /**
   * Markdown. A citation is a link: `[39:38](#t=2378)`, `[¶ 12](#line=12)` in a transcript without times, and the path of
   * the transcript's page, with `&t=` if it has times, in an answer about several recordings. Lines in a row have the
   * second or the place of the last too: `[39:38](#t=2378,2391)`. What goes beyond the lecture is a block quote that begins with `**Beyond your lecture**` (`beyondLabels`).
   */
  message: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== "", "The answer is empty"),
  ),
  /** The cited lines, each once. */
  segments: v.optional(v.array(citedLine)),
  /**
   * Of a second reading (TUT-05): the numbers of the citations whose lines don't say what their sentence says, counted
   * from 0 in the order of the message. Absent if there was no second reading.
   */
  checks: v.optional(v.array(wholeNumber)),
  /** Questions that the recording does answer. Present only if it has no certain answer to the one that was asked. */
  suggestions: v.optional(v.array(v.string())),
  /** For a quiz about a stored recording: its questions with their answers, in the form that add-card accepts. */
  cards: v.optional(
    v.array(
      v.object({ front: v.string(), back: v.string(), quote: v.string(), first: wholeNumber, last: wholeNumber }),
    ),
  ),
  /**
   * Why the answer quotes the lecture instead of being written by a model: `budget`, a daily limit is reached;
   * `unavailable`, the operator's account at the model's service is empty.
   */
  fallback: v.optional(v.picklist(["budget", "unavailable"])),
  /** The answer ended at the model's limit of length. It goes on if it is sent as `begun` (TUT-08). */
  cut: v.optional(v.literal(true)),
});

export type AssistantResponse = v.InferOutput<typeof assistantResponse>;
