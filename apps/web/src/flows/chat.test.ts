import { getArrived, isAnswering, isThinking, getMessages } from "@lectern/machines/chat/chat.selectors";
import { expect, test, vi } from "vitest";
import { waitFor } from "xstate";
import { toChatState } from "../features/chat/chat.view-state.ts";
import { toQuestionEvent, provideChatPorts, readMessages } from "./chat.ts";
import { createTestPorts } from "../testing/ports.ts";
import { recording } from "../testing/samples.ts";
import { startFlow } from "../testing/start-flow.ts";

const begin = (ports: Parameters<typeof provideChatPorts>[0]) =>
  startFlow(provideChatPorts(ports), { recordingId: recording.id, hasTranscript: true });

test("RDT-06 RDT-07 sends a question without the transcript, and adds its answer only to the thread", async () => {
  const segments = [{ text: "The folds", line: 3, start: 1, end: 4 }];
  const { ports, requests } = createTestPorts(() => Response.json({ message: "More surface.", segments }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  expect(requests).toEqual([
    {
      method: "POST",
      path: "/functions/v1/openai",
      body: {
        query: "Why folds?",
        transcript: "",
        summary: "",
        recording_id: recording.id,
        history: [],
      },
    },
  ]);
  const messages = getMessages(chat.getSnapshot());
  const made = { id: expect.any(String), timestamp: expect.stringMatching(/^\d{4}-.+Z$/) };
  expect(messages).toEqual([
    { ...made, role: "user", content: "Why folds?" },
    { ...made, role: "assistant", content: "More surface.", segments },
  ]);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
});

test("SRV-09 an answer says that it quotes the lecture because the model's daily budget is used up", async () => {
  const { ports } = createTestPorts(() => Response.json({ message: "More surface.", fallback: "budget" }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  expect(getMessages(chat.getSnapshot()).at(-1)).toMatchObject({ content: "More surface.", fallback: "budget" });
});

test("PRC-08 the questions of a quiz come with its answer as cards", async () => {
  const cards = [{ front: "What folds?", back: "The membrane", quote: "The membrane folds.", first: 3, last: 3 }];
  const { ports } = createTestPorts(() => Response.json({ message: "1. What folds?", cards }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Quiz me"));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  expect(getMessages(chat.getSnapshot()).at(-1)).toMatchObject({ cards });
});

test("RDT-08 a reached limit shows with the server's own sentence", async () => {
  const says = "You have asked 60 questions in an hour. Ask again at 14:20.";
  const { ports } = createTestPorts(() => Response.json({ error: says, retry_after: 700 }, { status: 429 }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  const snapshot = await waitFor(chat, (each) => !isAnswering(each));
  expect(toChatState(snapshot)).toMatchObject({ kind: "failed", reason: says });
});

test("RDT-08 a failure without a server's sentence shows the catalogue's text", async () => {
  const { ports } = createTestPorts(() => new Response("<html>down</html>", { status: 502 }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  const snapshot = await waitFor(chat, (each) => !isAnswering(each));
  expect(toChatState(snapshot)).toMatchObject({ kind: "failed", reason: null });
});

test("RDT-07 keeps the conversation for the session, until a sign-out clears the cache", async () => {
  const { ports } = createTestPorts(() => Response.json({ message: "More surface." }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  chat.stop();
  expect(readMessages(ports, recording.id).map(({ content }) => content)).toEqual(["Why folds?", "More surface."]);
  expect(readMessages(ports, "another recording")).toEqual([]);
  ports.queryClient.clear();
  expect(readMessages(ports, recording.id)).toEqual([]);
});

test("AST-07 sends the conversation along with the next question", async () => {
  const { ports, requests } = createTestPorts(() => Response.json({ message: "More surface." }));
  const chat = begin(ports);
  for (const question of ["Why folds?", "And the second one?"]) {
    chat.send(toQuestionEvent(question));
    // oxlint-disable-next-line no-await-in-loop -- one question at a time
    await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  }
  expect(requests[1]?.body).toMatchObject({
    query: "And the second one?",
    history: [
      { role: "user", content: "Why folds?" },
      { role: "assistant", content: "More surface." },
    ],
  });
});

test("AST-10 adds the pieces of an answer as they arrive, and aborts the request when the page is left", async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    start: (stream) =>
      stream.enqueue(new TextEncoder().encode(`event: text\ndata: ${JSON.stringify({ text: "It has " })}\n\n`)),
    cancel: () => void (isCancelled = true),
  });
  const { ports } = createTestPorts(() => new Response(body, { headers: { "content-type": "text/event-stream" } }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  expect(isThinking(chat.getSnapshot())).toBe(true);
  await waitFor(chat, (snapshot) => !isThinking(snapshot));
  expect([isAnswering(chat.getSnapshot()), getArrived(chat.getSnapshot())]).toEqual([true, "It has "]);
  chat.stop();
  await vi.waitFor(() => expect(isCancelled).toBe(true));
});

const toEvent = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Streams that stay open, as their server writes them. */
function openStreams() {
  const cancelled: number[] = [];
  const controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  const open = () => {
    const at = controllers.length;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void controllers.push(controller),
      cancel: () => void cancelled.push(at),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const write = (at: number, event: string, data: object) =>
    controllers[at]!.enqueue(new TextEncoder().encode(toEvent(event, data)));
  return { open, write, cancelled };
}

test("TUT-05 a second reading goes on behind the next question, and marks its own answer", async () => {
  const { open, write, cancelled } = openStreams();
  const { ports } = createTestPorts(open);
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await vi.waitFor(() => write(0, "answer", { message: "For heat [0:01](#t=1)." }));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  chat.send(toQuestionEvent("And the outer one?"));
  await vi.waitFor(() => write(1, "text", { text: "It is " }));
  write(0, "done", { message: "For heat [0:01](#t=1).", checks: [0] });
  await waitFor(chat, (snapshot) => getMessages(snapshot)[1]?.checks !== undefined);
  await waitFor(chat, (snapshot) => getArrived(snapshot) === "It is ");
  write(1, "answer", { message: "It is smooth [0:02](#t=2)." });
  const { context } = await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  expect(context.messages.map(({ content, checks }) => [content, checks])).toEqual([
    ["Why folds?", undefined],
    ["For heat [0:01](#t=1).", [0]],
    ["And the outer one?", undefined],
    ["It is smooth [0:02](#t=2).", undefined],
  ]);
  // The reading of the second answer ends with the page.
  expect(cancelled).not.toContain(1);
  chat.stop();
  await vi.waitFor(() => expect(cancelled).toContain(1));
});

test("TUT-05 a second reading that fails marks nothing, and the answer stays", async () => {
  const { open, write } = openStreams();
  const { ports, logged } = createTestPorts(open);
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await vi.waitFor(() => write(0, "answer", { message: "For heat [0:01](#t=1)." }));
  await waitFor(chat, (snapshot) => !isAnswering(snapshot));
  write(0, "error", { error: "The answer broke off before its end." });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toChatState(chat.getSnapshot())).toMatchObject({ kind: "idle" });
  expect([getMessages(chat.getSnapshot())[1]?.checks, logged]).toEqual([undefined, []]);
});

test("TUT-08 sends what was shown of an answer that broke off, and shows one message in the end", async () => {
  const streams = [
    toEvent("text", { text: "It has " }) + toEvent("error", { error: "The answer was cut off." }),
    toEvent("text", { text: "folds." }) + toEvent("done", { message: "It has folds.", cut: true }),
  ];
  const { ports, requests } = createTestPorts(
    () => new Response(streams.shift(), { headers: { "content-type": "text/event-stream" } }),
  );
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  const broken = await waitFor(chat, (each) => !isAnswering(each));
  const reason = "The answer was cut off.";
  expect(toChatState(broken)).toMatchObject({ kind: "failed", text: "It has ", reason });
  chat.send({ type: "answer.continued" });
  expect(toChatState(chat.getSnapshot())).toMatchObject({ kind: "receiving", text: "It has " });
  const whole = await waitFor(chat, (each) => !isAnswering(each));
  expect(requests.map(({ body }) => (body as { begun?: string }).begun)).toEqual([undefined, "It has "]);
  expect(getMessages(whole)).toMatchObject([{ content: "Why folds?" }, { content: "It has folds.", isCut: true }]);
});

test("RDT-08 a question without an answer is logged, and stays in the thread", async () => {
  const { ports, logged } = createTestPorts(() => new Response("<html>", { status: 502 }));
  const chat = begin(ports);
  chat.send(toQuestionEvent("Why folds?"));
  await waitFor(chat, (snapshot) => snapshot.matches({ listening: "failed" }));
  expect(getMessages(chat.getSnapshot()).map(({ content }) => content)).toEqual(["Why folds?"]);
  expect(logged).toEqual(["Error getting a response"]);
});

test("RDT-07 a question gets its own id on an insecure page, where browsers offer no UUIDs", () => {
  vi.stubGlobal("crypto", {});
  try {
    const questions = [toQuestionEvent("Why folds?"), toQuestionEvent("Why folds?")];
    expect(questions).toMatchObject([{ content: "Why folds?" }, { content: "Why folds?" }]);
    expect(new Set(questions.map((event) => "id" in event && event.id)).size).toBe(2);
  } finally {
    vi.unstubAllGlobals();
  }
});
