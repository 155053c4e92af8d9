import { QUESTION_MAX_CHARACTERS } from "@lectern/domain/chat";
import { assistantPatience } from "@lectern/domain/patience";
import { describe, expect, test } from "vitest";
import { startHeld } from "../testing/held-actor.ts";
import { reachableStates } from "../reachable-states.ts";
import { troubles } from "../testing/troubles.ts";
import { canAsk, canRequestAnswer, failureOf, isAnswering, messagesOf } from "./chat.selectors.ts";
import { chatWorld } from "./chat.world.ts";

const start = (hasTranscript = true) => startHeld(chatWorld, { recordingId: "biology-7", hasTranscript });
const ask = (content: string, id = "1") =>
  ({ type: "question.asked", id, content, timestamp: "2026-11-20T09:30:00Z" }) as const;
const answer = { id: "2", content: "More surface.", timestamp: "2026-11-20T09:30:04Z" };
const question = "Why are they folded?";

function asked() {
  const chat = start();
  chat.send(ask(question));
  return chat;
}

describe("RDT-06 asking about a recording", () => {
  test("RDT-06 RDT-07 a question joins the thread and waits for its answer", async () => {
    const chat = asked();
    expect(chat.ports.call("answerQuestion").input).toEqual({ recordingId: "biology-7", question });
    expect(messagesOf(chat.state())).toEqual([
      { id: "1", content: question, role: "user", timestamp: "2026-11-20T09:30:00Z" },
    ]);
    expect(isAnswering(chat.state())).toBe(true);
    await chat.answer("answerQuestion", answer);
    expect(messagesOf(chat.state()).slice(1)).toEqual([{ ...answer, role: "assistant" }]);
    expect([isAnswering(chat.state()), canAsk(chat.state(), "And the outer one?")]).toEqual([false, true]);
  });

  test("RDT-07 the moments that an answer rests on come with it", async () => {
    const chat = asked();
    const segments = [{ start: 754, end: 771, text: "The folds give more surface." }];
    await chat.answer("answerQuestion", { ...answer, segments });
    expect(messagesOf(chat.state()).at(-1)?.segments).toEqual(segments);
  });

  test("RDT-07 the conversation is the actor's own: a second one begins empty", async () => {
    const chat = asked();
    await chat.answer("answerQuestion", answer);
    expect(messagesOf(start().state())).toEqual([]);
  });

  test.each(["", "   ", "\n\t", "x".repeat(QUESTION_MAX_CHARACTERS + 1)])(
    "RDT-06 blank input, and more than the assistant reads, is not taken (%#)",
    (content) => {
      const chat = start();
      expect(canAsk(chat.state(), content)).toBe(false);
      chat.send(ask(content));
      expect([messagesOf(chat.state()), chat.countOfCalls()]).toEqual([[], 0]);
    },
  );

  test("RDT-06 one question at a time: the second is not taken, so its text stays in the field", () => {
    const chat = asked();
    expect(canAsk(chat.state(), "And the outer one?")).toBe(false);
    chat.send(ask("And the outer one?", "3"));
    expect([messagesOf(chat.state()).length, chat.countOfCalls()]).toEqual([1, 1]);
  });

  test("RDT-06 no transcript blocks the chat", () => {
    const chat = start(false);
    expect(canAsk(chat.state(), question)).toBe(false);
    chat.send(ask(question));
    expect([chat.value(), chat.countOfCalls()]).toEqual(["blocked", 0]);
  });
});

describe("RDT-06 what can go wrong", () => {
  test.each(troubles)("RDT-06 %s: said and logged, and the question is kept to be asked again", async (_, failure) => {
    const chat = asked();
    await chat.fail("answerQuestion", failure);
    expect([failureOf(chat.state()), canRequestAnswer(chat.state())]).toEqual([failure.code, true]);
    expect(chat.done).toEqual([{ action: "logFailure", params: { work: "answerQuestion", error: failure } }]);
    expect(messagesOf(chat.state()).map(({ content }) => content)).toEqual([question]);
    chat.send({ type: "answer.requested" });
    expect(chat.ports.call("answerQuestion").input).toEqual({ recordingId: "biology-7", question });
    expect([failureOf(chat.state()), messagesOf(chat.state()).length]).toEqual([null, 1]);
    await chat.answer("answerQuestion", answer);
    expect(messagesOf(chat.state()).map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  test("RDT-06 no answer for two minutes is a failure, and an answer after that does not join the thread", async () => {
    const chat = asked();
    chat.wait(assistantPatience.page - 1);
    expect(isAnswering(chat.state())).toBe(true);
    chat.wait(1);
    expect(failureOf(chat.state())).toBe("timeout");
    await chat.answer("answerQuestion", answer);
    expect(messagesOf(chat.state())).toHaveLength(1);
  });

  test("RDT-06 a new question after a failure takes its place, and the old one stays readable", async () => {
    const chat = asked();
    chat.wait(assistantPatience.page);
    chat.send(ask("What is ATP?", "3"));
    expect([failureOf(chat.state()), chat.ports.call("answerQuestion").input]).toEqual([
      null,
      { recordingId: "biology-7", question: "What is ATP?" },
    ]);
    expect(messagesOf(chat.state()).map(({ content }) => content)).toEqual([question, "What is ATP?"]);
  });

  test("RDT-06 an answer that comes after the page was left, or the session closed, is not heard", async () => {
    const chat = asked();
    chat.leave();
    expect(chat.ports.call("answerQuestion").isStopped).toBe(true);
    await chat.answer("answerQuestion", answer);
    expect([messagesOf(chat.state()).length, chat.done]).toEqual([1, []]);
  });
});

test("RDT-07 what is said stays out of the keys of the states, so that they can be counted", () => {
  const { states } = reachableStates(chatWorld);
  expect(states.filter(({ key }) => /membrane|folds/.test(key))).toEqual([]);
  expect(states.map(({ name, snapshot }) => [name, messagesOf(snapshot).at(-1)?.role])).toEqual([
    ["listening.ready", undefined],
    ["answering", "user"],
    ["listening.ready", "assistant"],
    ["listening.failed", "user"],
    ["listening.failed", "user"],
    ["blocked", undefined],
  ]);
});
