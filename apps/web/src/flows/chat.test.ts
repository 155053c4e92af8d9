import { isAnswering, messagesOf } from "@lectern/machines/chat/chat.selectors";
import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { toQuestionEvent, provideChatPorts } from "./chat.ts";
import { createTestPorts } from "../testing/ports.ts";
import { recording, transcript } from "../testing/samples.ts";

const startChat = (ports: Parameters<typeof provideChatPorts>[0]) =>
  createActor(provideChatPorts(ports), { input: { recordingId: recording.id, hasTranscript: true } }).start();

test("RDT-06 RDT-07 sends a question with transcript and summary, and adds its answer to the thread only", async () => {
  const segments = [{ start: 1, end: 4, text: "The folds" }];
  const { ports, sent } = createTestPorts(() => Response.json({ message: "More surface.", segments }));
  const chat = startChat(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  expect(sent).toEqual([
    {
      method: "POST",
      path: "/functions/v1/openai",
      body: {
        query: "Why folds?",
        transcript: transcript.text,
        summary: recording.summary,
        recording_id: recording.id,
      },
    },
  ]);
  const messages = messagesOf(chat.getSnapshot());
  const generated = { id: expect.any(String), timestamp: expect.stringMatching(/^\d{4}-.+Z$/) };
  expect(messages).toEqual([
    { ...generated, role: "user", content: "Why folds?" },
    { ...generated, role: "assistant", content: "More surface.", segments },
  ]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
});

test("RDT-08 logs a question that gets no answer, and keeps it in the thread", async () => {
  const { ports, logged } = createTestPorts(() => new Response("<html>", { status: 502 }));
  const chat = startChat(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await waitFor(chat, (snapshot) => snapshot.matches({ listening: "failed" }));
  expect(messagesOf(chat.getSnapshot()).map(({ content }) => content)).toEqual(["Why folds?"]);
  expect(logged).toEqual(["Error getting a response"]);
});

test("RDT-07 gives each question its own id where the browser has no crypto.randomUUID", () => {
  vi.stubGlobal("crypto", {});
  try {
    const questions = [toQuestionEvent("Why folds?"), toQuestionEvent("Why folds?")];
    expect(questions).toMatchObject([{ content: "Why folds?" }, { content: "Why folds?" }]);
    expect(new Set(questions.map((event) => "id" in event && event.id)).size).toBe(2);
  } finally {
    vi.unstubAllGlobals();
  }
});
