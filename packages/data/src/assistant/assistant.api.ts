import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import { customizeAiSummaryRequest, customizeAiSummaryResponse } from "@lectern/domain/contracts/customize-ai-summary";
import { openaiRequest, openaiResponse } from "@lectern/domain/contracts/openai";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/** The recording that the assistant is asked about. */
export interface AskedRecording {
  readonly recordingId: string;
  readonly transcript: string;
}

/** Has notes written in a style, as Markdown (RDT-04). They are not stored yet. @throws Failure */
export const writeNotes = (
  client: LecternClient,
  { recordingId, transcript, style }: AskedRecording & { readonly style: SummaryStyle },
): Promise<AssistantResponse> =>
  callFunction(
    client,
    "customize-ai-summary",
    { request: customizeAiSummaryRequest, response: customizeAiSummaryResponse },
    { transcript, style, recording_id: recordingId },
  );

/** An answer to a question about one recording, as Markdown, and the moments that it rests on (RDT-06). */
export const answerQuestion = (
  client: LecternClient,
  {
    recordingId,
    transcript,
    summary,
    question,
  }: AskedRecording & { readonly summary: string; readonly question: string },
): Promise<AssistantResponse> =>
  callFunction(
    client,
    "openai",
    { request: openaiRequest, response: openaiResponse },
    { query: question, transcript, summary, recording_id: recordingId },
  );
