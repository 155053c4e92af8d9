import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import { customizeAiSummaryRequest, customizeAiSummaryResponse } from "@lectern/domain/contracts/customize-ai-summary";
import { openaiRequest, openaiResponse } from "@lectern/domain/contracts/openai";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/** With a recording's id the server reads these itself; the contract has them all the same (product decision 29). */
const readByServer = { transcript: "", summary: "" } as const;

/** Has notes written in a style, as Markdown (RDT-04). They are not stored yet. @throws Failure */
export const writeNotes = (
  client: LecternClient,
  { recordingId, style }: { readonly recordingId: string; readonly style: SummaryStyle },
): Promise<AssistantResponse> =>
  callFunction(
    client,
    "customize-ai-summary",
    { request: customizeAiSummaryRequest, response: customizeAiSummaryResponse },
    { transcript: readByServer.transcript, style, recording_id: recordingId },
  );

/** An answer to a question about one recording, as Markdown, and the moments that it rests on (RDT-06). */
export const answerQuestion = (
  client: LecternClient,
  { recordingId, question }: { readonly recordingId: string; readonly question: string },
): Promise<AssistantResponse> =>
  callFunction(
    client,
    "openai",
    { request: openaiRequest, response: openaiResponse },
    { ...readByServer, query: question, recording_id: recordingId },
  );
