import * as v from "valibot";
import { summaryStyles } from "../summary-style.ts";
import { aboutRecording, assistantResponse, hasTranscript, NO_TRANSCRIPT } from "./assistant.ts";

/** POST /functions/v1/customize-ai-summary (docs/product.md#calls-to-the-backend): notes in one of four styles. */
export const customizeAiSummaryRequest = v.pipe(
  v.object({ ...aboutRecording, style: v.picklist(summaryStyles) }),
  v.check((about) => hasTranscript(about), NO_TRANSCRIPT),
);
export const customizeAiSummaryResponse = assistantResponse;
