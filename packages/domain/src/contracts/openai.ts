import * as v from "valibot";
import {
  aboutRecording,
  assistantResponse,
  begunAnswer,
  conversation,
  hasTranscript,
  NO_TRANSCRIPT,
  question,
} from "./assistant.ts";
import { assistantLimits, boundedText } from "./limits.ts";

/** POST /functions/v1/openai (docs/product.md#calls-to-the-backend): an answer about one recording. */
export const openaiRequest = v.pipe(
  v.object({
    ...aboutRecording,
    query: question,
    begun: v.optional(begunAnswer),
    summary: v.optional(boundedText(assistantLimits.summaryBytes), ""),
    history: v.optional(conversation),
  }),
  v.check((about) => hasTranscript(about), NO_TRANSCRIPT),
);
export const openaiContract = { name: "openai", request: openaiRequest, response: assistantResponse };
