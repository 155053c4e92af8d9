import { createSummary } from "@lectern/domain/testing/recordings";
import { expect, test } from "vitest";
import { toAskable, toScope, toStarters } from "./unit.view-state.ts";

const first = createSummary({ id: "a", name: "Cells", createdAt: "2025-10-04T08:00:00Z" });
const second = createSummary({ id: "b", name: "Energy", createdAt: "2025-10-11T08:00:00Z" });
test("UNT-01 lists the lectures in the order of their dates", () => {
  expect(toAskable([second, first])).toEqual([first, second]);
});

test("UNT-01 sends ids only if a lecture is left out", () => {
  expect(toScope([first, second], new Set())).toBeUndefined();
  expect(toScope([first, second], new Set(["of another folder"]))).toBeUndefined();
  expect(toScope([first, second], new Set(["a"]))).toEqual(["b"]);
});

test("UNT-01 offers the first question of each lecture's outline, three at most and none twice", () => {
  const questions = [["Why?", "Who?"], ["Why?"], ["How?"], [], ["When?"], ["Where?"]];
  expect(toStarters(questions)).toEqual(["Why?", "How?", "When?"]);
});
