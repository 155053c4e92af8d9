import type { ChatMessage } from "@lectern/domain/chat";
import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import { customizeAiSummaryRequest, customizeAiSummaryResponse } from "@lectern/domain/contracts/customize-ai-summary";
import { askUnitRequest, askUnitResponse } from "@lectern/domain/contracts/ask-unit";
import { assistantLimits } from "@lectern/domain/contracts/limits";
import { openaiRequest, openaiResponse } from "@lectern/domain/contracts/openai";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { LecternClient } from "../client.ts";
import { type AnswerOptions, callAssistant } from "./call-assistant.ts";

/** With a recording's id the server reads these itself; the contract has them all the same (product decision 29). */
const readByServer = { transcript: "", summary: "" } as const;

/** Has notes written in a style, as Markdown (RDT-04). They are not stored yet. @throws Failure */
export const writeNotes = (
  client: LecternClient,
  { recordingId, style }: { readonly recordingId: string; readonly style: SummaryStyle },
  options?: AnswerOptions,
): Promise<AssistantResponse> =>
  callAssistant(
    client,
    "customize-ai-summary",
    { request: customizeAiSummaryRequest, response: customizeAiSummaryResponse },
    { transcript: readByServer.transcript, style, recording_id: recordingId },
    options,
  );

/** A character is at most three bytes of UTF-8. */
const MESSAGE_CHARACTERS = Math.floor(assistantLimits.messageBytes / 3);

/** As much of a conversation as the contract takes: its last messages, each cut to its beginning. */
const toHistory = (messages: readonly Pick<ChatMessage, "role" | "content">[]) =>
  messages
    .slice(-assistantLimits.messages)
    .map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_CHARACTERS) }));

/**
 * An answer to a question about one recording, as Markdown, and the moments that it rests on (RDT-06). The conversation
 * before it is sent along and stored nowhere (AST-07).
 *
 * @throws Failure
 */
export const answerQuestion = (
  client: LecternClient,
  {
    recordingId,
    question,
    history,
  }: {
    readonly recordingId: string;
    readonly question: string;
    readonly history: readonly Pick<ChatMessage, "role" | "content">[];
  },
  options?: AnswerOptions,
): Promise<AssistantResponse> =>
  callAssistant(
    client,
    "openai",
    { request: openaiRequest, response: openaiResponse },
    { ...readByServer, query: question, recording_id: recordingId, history: toHistory(history) },
    options,
  );

/** A question about several recordings: those of a folder, or only some of these. */
export interface UnitQuestion {
  readonly folderId: string;
  /** Undefined: all of the folder. */
  readonly recordingIds: readonly string[] | undefined;
  readonly question: string;
  readonly history: readonly Pick<ChatMessage, "role" | "content">[];
}

/** An answer about a folder's recordings, whose claims name their recordings (UNT-01). Nothing of it is stored. @throws Failure */
export const askUnit = (
  client: LecternClient,
  { folderId, recordingIds, question, history }: UnitQuestion,
  options?: AnswerOptions,
): Promise<AssistantResponse> =>
  callAssistant(
    client,
    "ask-unit",
    { request: askUnitRequest, response: askUnitResponse },
    {
      folder_id: folderId,
      ...(recordingIds !== undefined && { recording_ids: [...recordingIds] }),
      query: question,
      history: toHistory(history),
    },
    options,
  );
