import * as v from "valibot";
import { FOCUS_MAX_CHARACTERS, summaryStyles } from "../summary-style.ts";
import { aboutRecording, assistantResponse, hasTranscript, NO_TRANSCRIPT } from "./assistant.ts";

/** The student's wish for the notes, in one line. Only a model follows it. */
const focus = v.pipe(v.string(), v.trim(), v.regex(/^.*$/u), v.maxLength(FOCUS_MAX_CHARACTERS));

/** POST /functions/v1/customize-ai-summary (docs/product.md#calls-to-the-backend): notes in one of the styles. */
export const customizeAiSummaryRequest = v.pipe(
  v.object({ ...aboutRecording, style: v.picklist(summaryStyles), focus: v.optional(focus) }),
  v.check((about) => hasTranscript(about), NO_TRANSCRIPT),
);
export const customizeAiSummaryContract = {
  name: "customize-ai-summary",
  request: customizeAiSummaryRequest,
  response: assistantResponse,
};
