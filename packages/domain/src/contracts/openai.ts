import * as v from "valibot";
import { isAskable, QUESTION_MAX_CHARACTERS } from "../chat.ts";
import { aboutRecording, assistantResponse, hasTranscript, NO_TRANSCRIPT } from "./assistant.ts";
import { assistantLimits, boundedText } from "./limits.ts";

/** POST /functions/v1/openai (docs/product.md#calls-to-the-backend): an answer about one recording. */
export const openaiRequest = v.pipe(
  v.object({
    ...aboutRecording,
    query: v.pipe(v.string(), v.check(isAskable, `Ask in 1 to ${QUESTION_MAX_CHARACTERS} characters`)),
    summary: boundedText(assistantLimits.summaryBytes),
    /** The conversation before the question, the oldest first (AST-07). It is read and never stored. */
    history: v.optional(
      v.pipe(
        v.array(
          v.object({ role: v.picklist(["user", "assistant"]), content: boundedText(assistantLimits.messageBytes) }),
        ),
        v.maxLength(assistantLimits.messages),
      ),
    ),
  }),
  v.check((about) => hasTranscript(about), NO_TRANSCRIPT),
);
export const openaiResponse = assistantResponse;

export type OpenaiRequest = v.InferOutput<typeof openaiRequest>;
export type OpenaiResponse = v.InferOutput<typeof openaiResponse>;
