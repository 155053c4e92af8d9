import { createSummary } from "@lectern/domain/testing/recordings";
import { expect, test } from "vitest";
import { toAnswerText, toAskable, toScope, toStarters, toUnitConversation } from "./unit.view-state.ts";

const first = createSummary({ id: "a", name: "Cells", createdAt: "2025-10-04T08:00:00Z" });
const second = createSummary({ id: "b", name: "Energy", createdAt: "2025-10-11T08:00:00Z" });
const answer = {
  id: "2",
  role: "assistant",
  timestamp: "2025-10-12T08:00:00Z",
  content: "- Cells divide.\n- Energy flows.\n\nMentioned in 2 of 2 lectures, first on October 4.",
  claims: [
    { text: "Cells divide.", grade: "quoted", start: 754, recording: "a" },
    { text: "Energy flows.", grade: "quoted", recording: "b" },
  ],
} as const;

test("UNT-01 lists the lectures in the order of their dates", () => {
  expect(toAskable([second, first])).toEqual([first, second]);
});

test("UNT-01 sends ids only if a lecture is left out", () => {
  expect(toScope([first, second], new Set())).toBeUndefined();
  expect(toScope([first, second], new Set(["of another folder"]))).toBeUndefined();
  expect(toScope([first, second], new Set(["a"]))).toEqual(["b"]);
});

test("UNT-01 copies an answer with the lecture and time of each sentence", () => {
  const text =
    "- Cells divide. (Cells · 12:34)\n- Energy flows. (Energy)\n\nMentioned in 2 of 2 lectures, first on October 4.";
  expect(toAnswerText(answer, [first, second])).toBe(text);
  const question = { id: "1", role: "user", timestamp: answer.timestamp, content: "What divides?" } as const;
  expect(toUnitConversation([question, answer], [first, second])).toBe(`### What divides?\n\n${text}`);
});

test("UNT-01 offers the first question of each lecture's outline, three at most and none twice", () => {
  const questions = [["Why?", "Who?"], ["Why?"], ["How?"], [], ["When?"], ["Where?"]];
  expect(toStarters(questions)).toEqual(["Why?", "How?", "When?"]);
});
