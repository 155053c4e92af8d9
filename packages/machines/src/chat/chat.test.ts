import { QUESTION_MAX_CHARACTERS } from "@lectern/domain/chat";
import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { Failure } from "@lectern/domain/failure";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { findReachableStates } from "../reachable-states.ts";
import { backendFailures } from "../testing/backend-failures.ts";
import { getArrived, getFailure, getReason, isAnswering, isThinking, getMessages } from "./chat.selectors.ts";
import { chatModel } from "./chat.model.ts";

const start = (hasTranscript = true) => startHeld(chatModel, { recordingId: "biology-7", hasTranscript });
const ask = (content: string, id = "1") =>
  ({ type: "question.asked", id, content, timestamp: "2026-11-20T09:30:00Z" }) as const;
const answer = { id: "2", content: "More surface.", timestamp: "2026-11-20T09:30:04Z" };
const question = "Why are they folded?";

function startWithQuestion() {
  const chat = start();
  chat.send(ask(question));
  return chat;
}

async function startAnswered() {
  const chat = startWithQuestion();
  await chat.answer("answerQuestion", answer);
  return chat;
}

describe("RDT-06 asking about a recording", () => {
  test("RDT-06 RDT-07 adds a question to the thread and waits for its answer", async () => {
    const chat = startWithQuestion();
    expect(chat.ports.lastCall("answerQuestion").input).toEqual({
      recordingId: "biology-7",
      question,
      begun: "",
      history: [],
      thread: chat.actor,
    });
    expect(getMessages(chat.getSnapshot())).toEqual([
      { id: "1", content: question, role: "user", timestamp: "2026-11-20T09:30:00Z" },
    ]);
    expect(isAnswering(chat.getSnapshot())).toBe(true);
    await chat.answer("answerQuestion", answer);
    expect(getMessages(chat.getSnapshot()).slice(1)).toEqual([{ ...answer, role: "assistant" }]);
    expect([isAnswering(chat.getSnapshot()), chat.can(ask("And the outer one?"))]).toEqual([false, true]);
  });

  test("RDT-07 an answer has the moments that it is based on", async () => {
    const chat = startWithQuestion();
    const segments = [{ line: 40, start: 754, end: 771, text: "The folds give more surface." }];
    await chat.answer("answerQuestion", { ...answer, segments });
    expect(getMessages(chat.getSnapshot()).at(-1)?.segments).toEqual(segments);
  });

  test("RDT-07 passes the conversation on after each answer, and a later actor continues it", async () => {
    const chat = startWithQuestion();
    expect(chat.portActions).toEqual([]);
    await chat.answer("answerQuestion", answer);
    const messages = getMessages(chat.getSnapshot());
    expect(chat.portActions).toEqual([{ action: "rememberMessages", params: { recordingId: "biology-7", messages } }]);
    const later = startHeld(chatModel, { recordingId: "biology-7", hasTranscript: true, messages });
    expect(getMessages(later.getSnapshot())).toEqual(messages);
    later.send(ask("And the outer one?", "3"));
    expect(later.ports.lastCall("answerQuestion").input).toMatchObject({ history: messages });
  });

  test.each(["", "   ", "\n\t", "x".repeat(QUESTION_MAX_CHARACTERS + 1)])(
    "RDT-06 rejects blank input and input longer than the assistant accepts (%#)",
    (content) => {
      const chat = start();
      expect(chat.can(ask(content))).toBe(false);
      chat.send(ask(content));
      expect([getMessages(chat.getSnapshot()), chat.countAllCalls()]).toEqual([[], 0]);
    },
  );

  test("RDT-06 rejects a second question while the first is being answered", () => {
    const chat = startWithQuestion();
    expect(chat.can(ask("And the outer one?"))).toBe(false);
    chat.send(ask("And the outer one?", "3"));
    expect([getMessages(chat.getSnapshot()).length, chat.countAllCalls()]).toEqual([1, 1]);
  });

  test("RDT-06 no transcript blocks the chat", () => {
    const chat = start(false);
    expect(chat.can(ask(question))).toBe(false);
    chat.send(ask(question));
    expect([chat.getValue(), chat.countAllCalls()]).toEqual(["blocked", 0]);
  });
});

describe("AST-10 an answer that arrives piece by piece", () => {
  const received = { type: "text.received", text: "More " } as const;

  test("AST-10 is thinking until the first piece, and answering until the last", async () => {
    const chat = startWithQuestion();
    expect([isThinking(chat.getSnapshot()), isAnswering(chat.getSnapshot())]).toEqual([true, true]);
    for (const arrived of ["More ", "More More "]) {
      chat.send(received);
      const shown = chat.getSnapshot();
      expect([isThinking(shown), isAnswering(shown), getArrived(shown)]).toEqual([false, true, arrived]);
    }
    await chat.answer("answerQuestion", answer);
    expect([isAnswering(chat.getSnapshot()), getArrived(chat.getSnapshot())]).toEqual([false, ""]);
    expect(getMessages(chat.getSnapshot()).at(-1)?.content).toBe(answer.content);
  });

  test("TUT-08 keeps what was shown of an answer that fails or times out, until it is asked again", async () => {
    const chat = startWithQuestion();
    chat.send(received);
    await chat.fail("answerQuestion", new Failure("server"));
    expect([getArrived(chat.getSnapshot()), getMessages(chat.getSnapshot()).length]).toEqual(["More ", 1]);
    chat.send({ type: "answer.requested" });
    expect([isThinking(chat.getSnapshot()), getArrived(chat.getSnapshot())]).toEqual([true, ""]);
    chat.send(received);
    chat.wait(assistantTimeouts.page);
    expect([getFailure(chat.getSnapshot()), getArrived(chat.getSnapshot())]).toEqual(["timeout", "More "]);
  });

  test("TUT-08 an answer that broke off goes on from what was shown, and is one message", async () => {
    const chat = startWithQuestion();
    chat.send(received);
    await chat.fail("answerQuestion", new Failure("server"));
    chat.send({ type: "answer.continued" });
    expect(chat.ports.lastCall("answerQuestion").input).toMatchObject({ question, begun: "More ", history: [] });
    expect([getArrived(chat.getSnapshot()), getFailure(chat.getSnapshot())]).toEqual(["More ", null]);
    // It breaks off again, before and after a piece.
    await chat.fail("answerQuestion", new Failure("offline"));
    expect(getArrived(chat.getSnapshot())).toBe("More ");
    chat.send({ type: "answer.continued" });
    chat.send({ type: "text.received", text: "surface." });
    expect(getArrived(chat.getSnapshot())).toBe("More surface.");
    await chat.answer("answerQuestion", answer);
    expect(getMessages(chat.getSnapshot()).map(({ content }) => content)).toEqual([question, "More surface."]);
    expect(getArrived(chat.getSnapshot())).toBe("");
  });

  test("TUT-08 an answer that was cut goes on, and is one message", async () => {
    const chat = startWithQuestion();
    await chat.answer("answerQuestion", { ...answer, content: "More", isCut: true });
    chat.send({ type: "answer.continued" });
    expect(chat.ports.lastCall("answerQuestion").input).toMatchObject({ question, begun: "More", history: [] });
    expect([getMessages(chat.getSnapshot()).length, getArrived(chat.getSnapshot())]).toEqual([1, "More"]);
    await chat.answer("answerQuestion", answer);
    expect(getMessages(chat.getSnapshot()).map(({ content }) => content)).toEqual([question, "More surface."]);
  });

  test("TUT-08 a whole answer does not go on, nor does a failure before the first word", async () => {
    const chat = startWithQuestion();
    await chat.fail("answerQuestion", new Failure("server"));
    expect(chat.can({ type: "answer.continued" })).toBe(false);
    chat.send({ type: "answer.requested" });
    await chat.answer("answerQuestion", answer);
    expect(chat.can({ type: "answer.continued" })).toBe(false);
  });

  test("AST-10 ignores text while no question is being answered", () => {
    const chat = start();
    expect(chat.can(received)).toBe(false);
  });

  test("AST-10 aborts the request after a timeout and when the page is left, even between two pieces", () => {
    const chat = startWithQuestion();
    chat.send(received);
    chat.wait(assistantTimeouts.page);
    expect(chat.ports.lastCall("answerQuestion").isStopped).toBe(true);
    chat.send(ask("And now?", "3"));
    chat.send(received);
    expect(chat.ports.lastCall("answerQuestion").isStopped).toBe(false);
    chat.leave();
    expect(chat.ports.lastCall("answerQuestion").isStopped).toBe(true);
  });
});

describe("TUT-05 a second reading of an answer", () => {
  const found = { type: "checks.received", id: "2", checks: [1] } as const;

  test("TUT-05 marks the answer and remembers it, and what it found of another conversation marks nothing", async () => {
    const chat = await startAnswered();
    chat.send(found);
    const messages = getMessages(chat.getSnapshot());
    expect(messages.slice(1)).toEqual([{ ...answer, role: "assistant", checks: [1] }]);
    expect(chat.portActions.at(-1)).toEqual({
      action: "rememberMessages",
      params: { recordingId: "biology-7", messages },
    });
    expect(chat.can({ ...found, id: "9" })).toBe(false);
  });

  test("TUT-05 marks the answer while the next question is being answered, which goes on", async () => {
    const chat = await startAnswered();
    chat.send(ask("And the outer one?", "3"));
    chat.send({ type: "text.received", text: "It is " });
    chat.send(found);
    expect([chat.getValue(), getArrived(chat.getSnapshot())]).toEqual([{ answering: "receiving" }, "It is "]);
    expect(getMessages(chat.getSnapshot()).map(({ checks }) => checks)).toEqual([undefined, [1], undefined]);
    // Without the question, which has no answer yet.
    expect(chat.portActions.at(-1)?.params).toMatchObject({ messages: [{ id: "1" }, { id: "2", checks: [1] }] });
    await chat.answer("answerQuestion", { ...answer, id: "4" });
    expect(getMessages(chat.getSnapshot()).map(({ checks }) => checks)).toEqual([undefined, [1], undefined, undefined]);
  });
});

test("PRC-08 a quiz shows question and answer one by one, and begins again", async () => {
  const card = { front: "Why?", back: "Because.", quote: "Because.", first: 0, last: 0 };
  const chat = startWithQuestion();
  await chat.answer("answerQuestion", { ...answer, cards: [card, { ...card, front: "How?" }] });
  const steps = Array.from({ length: 4 }, () => {
    chat.send({ type: "quiz.advanced", id: "2" });
    return getMessages(chat.getSnapshot()).at(-1)?.step;
  });
  expect(steps).toEqual([1, 2, 3, 0]);
  expect(chat.portActions.at(-1)).toMatchObject({ action: "rememberMessages" });
  for (const id of ["1", "9"]) expect(chat.can({ type: "quiz.advanced", id })).toBe(false);
});

describe("RDT-06 failures", () => {
  test("RDT-08 keeps the server's sentence until the question is asked again, and has none after a timeout", async () => {
    const chat = startWithQuestion();
    await chat.fail("answerQuestion", new Failure("rate-limited", "Ask again in 12 minutes."));
    expect(getReason(chat.getSnapshot())).toBe("Ask again in 12 minutes.");
    chat.send({ type: "answer.requested" });
    expect(getReason(chat.getSnapshot())).toBeNull();
    chat.wait(assistantTimeouts.page);
    expect([getFailure(chat.getSnapshot()), getReason(chat.getSnapshot())]).toEqual(["timeout", null]);
  });

  test.each(backendFailures)(
    "RDT-06 %s: shows and logs the failure and keeps the question to ask again",
    async (_, failure) => {
      const chat = startWithQuestion();
      await chat.fail("answerQuestion", failure);
      expect([getFailure(chat.getSnapshot()), chat.can({ type: "answer.requested" })]).toEqual([failure.code, true]);
      expect(chat.portActions).toEqual([{ action: "logFailure", params: { work: "answerQuestion", error: failure } }]);
      expect(getMessages(chat.getSnapshot()).map(({ content }) => content)).toEqual([question]);
      chat.send({ type: "answer.requested" });
      expect(chat.ports.lastCall("answerQuestion").input).toEqual({
        recordingId: "biology-7",
        question,
        begun: "",
        history: [],
        thread: chat.actor,
      });
      expect([getFailure(chat.getSnapshot()), getMessages(chat.getSnapshot()).length]).toEqual([null, 1]);
      await chat.answer("answerQuestion", answer);
      expect(getMessages(chat.getSnapshot()).map(({ role }) => role)).toEqual(["user", "assistant"]);
    },
  );

  test("RDT-06 times out after two minutes, and does not show an answer that comes later", async () => {
    const chat = startWithQuestion();
    chat.wait(assistantTimeouts.page - 1);
    expect(isAnswering(chat.getSnapshot())).toBe(true);
    chat.wait(1);
    expect(getFailure(chat.getSnapshot())).toBe("timeout");
    await chat.answer("answerQuestion", answer);
    expect(getMessages(chat.getSnapshot())).toHaveLength(1);
  });

  test("RDT-06 a new question after a failure leaves the old one in the thread", async () => {
    const chat = startWithQuestion();
    chat.wait(assistantTimeouts.page);
    chat.send(ask("What is ATP?", "3"));
    expect([getFailure(chat.getSnapshot()), chat.ports.lastCall("answerQuestion").input]).toEqual([
      null,
      {
        recordingId: "biology-7",
        question: "What is ATP?",
        begun: "",
        history: [expect.objectContaining({ content: question })],
        thread: chat.actor,
      },
    ]);
    expect(getMessages(chat.getSnapshot()).map(({ content }) => content)).toEqual([question, "What is ATP?"]);
  });

  test("RDT-06 ignores an answer that comes after the page was left", async () => {
    const chat = startWithQuestion();
    chat.leave();
    expect(chat.ports.lastCall("answerQuestion").isStopped).toBe(true);
    await chat.answer("answerQuestion", answer);
    expect([getMessages(chat.getSnapshot()).length, chat.portActions]).toEqual([1, []]);
  });
});

test("RDT-07 keys of states contain no messages, so the number of states is finite", () => {
  const { states } = findReachableStates(chatModel);
  expect(states.filter(({ key }) => /membrane|folds/.test(key))).toEqual([]);
  expect(states.map(({ name, snapshot }) => [name, getMessages(snapshot).at(-1)?.role])).toEqual([
    ["listening.ready", undefined],
    ["answering.thinking", "user"],
    ["answering.receiving", "user"],
    ["listening.ready", "assistant"],
    // An answer that was cut.
    ["listening.ready", "assistant"],
    ["listening.failed", "user"],
    ["listening.failed", "user"],
    // With what was shown, and the answer that goes on.
    ["listening.failed", "user"],
    ["listening.failed", "user"],
    ["answering.thinking", "user"],
    ["blocked", undefined],
  ]);
});
