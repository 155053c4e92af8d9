import type { ChatMessage } from "@lectern/domain/chat";
import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import { customizeAiSummaryContract } from "@lectern/domain/contracts/customize-ai-summary";
import { askUnitContract } from "@lectern/domain/contracts/ask-unit";
import { assistantLimits } from "@lectern/domain/contracts/limits";
import { openaiContract } from "@lectern/domain/contracts/openai";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { LecternClient } from "../client.ts";
import { type AnswerOptions, callAssistant } from "./call-assistant.ts";

/**
 * Given a recording's id, the server reads these texts itself. The contract still requires the fields (product decision
 * 29).
 */
const readByServer = { transcript: "", summary: "" } as const;

/**
 * Lets the assistant write notes in a style and returns them as Markdown (RDT-04). They are not stored yet.
 *
 * @param focus the student's wish for them, which only a model follows
 * @throws Failure
 */
export const writeNotes = (
  client: LecternClient,
  {
    recordingId,
    style,
    focus,
  }: { readonly recordingId: string; readonly style: SummaryStyle; readonly focus?: string | undefined },
  options?: AnswerOptions,
): Promise<AssistantResponse> =>
  callAssistant(
    client,
    customizeAiSummaryContract,
    { transcript: readByServer.transcript, style, focus, recording_id: recordingId },
    options,
  );

/** A character takes at most three bytes in UTF-8. */
const MESSAGE_CHARACTERS = Math.floor(assistantLimits.messageBytes / 3);

/** Shortens a conversation to what the contract accepts: the last messages, each cut to its beginning. */
const toHistory = (messages: readonly Pick<ChatMessage, "role" | "content">[]) =>
  messages
    .slice(-assistantLimits.messages)
    .map(({ role, content }) => ({ role, content: content.slice(0, MESSAGE_CHARACTERS) }));

/**
 * Answers a question about one recording: Markdown, and the moments that the answer is based on (RDT-06). The earlier
 * conversation is sent along; the server doesn't store it (AST-07).
 *
 * @throws Failure
 */
export const answerQuestion = (
  client: LecternClient,
  {
    recordingId,
    question,
    begun = "",
    history,
  }: {
    readonly recordingId: string;
    readonly question: string;
    /** What was shown of the answer, if it goes on (TUT-08). */
    readonly begun?: string;
    readonly history: readonly Pick<ChatMessage, "role" | "content">[];
  },
  options?: AnswerOptions,
): Promise<AssistantResponse> =>
  callAssistant(
    client,
    openaiContract,
    {
      ...readByServer,
      query: question,
      recording_id: recordingId,
      ...(begun !== "" && { begun }),
      history: toHistory(history),
    },
    options,
  );

/** A question about a folder's recordings, or about some of them. */
export interface UnitQuestion {
  readonly folderId: string;
  /** Undefined: all recordings of the folder. */
  readonly recordingIds: readonly string[] | undefined;
  readonly question: string;
  /** What was shown of the answer, if it goes on (TUT-08). */
  readonly begun?: string;
  readonly history: readonly Pick<ChatMessage, "role" | "content">[];
}

/**
 * Answers a question about a folder's recordings. Each claim names its recording (UNT-01). Nothing is stored. @throws
 * Failure
 */
export const askUnit = (
  client: LecternClient,
  { folderId, recordingIds, question, begun = "", history }: UnitQuestion,
  options?: AnswerOptions,
): Promise<AssistantResponse> =>
  callAssistant(
    client,
    askUnitContract,
    {
      folder_id: folderId,
      ...(recordingIds !== undefined && { recording_ids: [...recordingIds] }),
      query: question,
      ...(begun !== "" && { begun }),
      history: toHistory(history),
    },
    options,
  );
