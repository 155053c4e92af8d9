import type { CardState, DueCard } from "@lectern/domain/practice";
import { expect, test } from "vitest";
import { dropAnswered } from "./session-schedule.ts";

const toState = (cardId: string, logLength: number): CardState => ({
  cardId,
  due: "2026-11-24T08:00:00.000Z",
  stability: 8,
  difficulty: 5,
  phase: "review",
  reps: logLength,
  lapses: 0,
  step: 0,
  lastReview: "2026-11-16T08:00:00.000Z",
  logLength,
});

const toDueCard = (id: string, logLength: number): DueCard => ({
  id,
  recordingId: "cells",
  kind: "question",
  front: "What?",
  back: "That.",
  choices: null,
  quote: "That is what.",
  first: 0,
  last: 0,
  start: 4,
  origin: "student",
  editedAt: null,
  createdAt: "2026-11-20T09:00:00.000Z",
  recordingName: "Cells",
  language: "en",
  state: logLength === 0 ? null : toState(id, logLength),
});

test("PRC-05 a kept card whose review was sent since is not due, and one that the server lists again is", () => {
  const kept = [toDueCard("new", 0), toDueCard("answered", 0), toDueCard("known", 3), toDueCard("due again", 4)];
  const states = new Map(
    [toState("answered", 1), toState("known", 4), toState("due again", 4)].map((state) => [state.cardId, state]),
  );
  const now = Date.parse("2026-11-24T09:00:00.000Z");
  expect(dropAnswered(kept, { queued: [], states }, now).map(({ id }) => id)).toEqual(["new", "due again"]);
});

test("PRC-05 a card whose answer was sent is asked again at its learning step, after the others", () => {
  const kept = [toDueCard("new", 0), toDueCard("forgotten", 3)];
  const sent = { ...toState("forgotten", 4), phase: "relearning" as const, due: "2026-11-24T09:10:00.000Z" };
  const ask = (time: string) =>
    dropAnswered(kept, { queued: [], states: new Map([["forgotten", sent]]) }, Date.parse(time));
  expect(ask("2026-11-24T09:00:00.000Z").map(({ id }) => id)).toEqual(["new", "forgotten"]);
  expect(ask("2026-11-24T09:00:00.000Z")[1]?.state).toEqual(sent);
});
