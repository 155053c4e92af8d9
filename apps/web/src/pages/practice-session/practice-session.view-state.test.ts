import { practiceModel } from "@lectern/machines/practice/practice.model";
import { describe, expect, test } from "vitest";
import { sampleDueCard } from "../../testing/cards.ts";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toPracticeSessionState } from "./practice-session.view-state.ts";

const repeatAt = "2026-11-24T08:01:00.000Z";
const intervals = { 1: "1 min", 2: "6 min", 3: "10 min", 4: "8 days" };
const cards = {
  findCard: (id: string) => (id === sampleDueCard.id ? sampleDueCard : undefined),
  toIntervals: () => intervals,
};
const find = (name: string, fits?: Parameters<typeof findSnapshot<typeof practiceModel.machine>>[2]) =>
  findSnapshot(practiceModel, name, fits);
const show = (name: string, fits?: Parameters<typeof find>[1]) =>
  toPracticeSessionState(find(name, fits), cards, { count: 4, next: "in 2 days" });

describe("PRC-04 the state of a session", () => {
  test.each([
    ["loading", "loading"],
    ["failed", "failed"],
    ["empty.noCards", "no-cards"],
    ["empty.noneDue", "none-due"],
    ["turn.asking", "asking"],
    ["turn.shown", "shown"],
    ["rating", "shown"],
    ["suspending", "asking"],
    ["deleted", "deleted"],
    ["finished", "finished"],
  ])("PRC-04 %s is %s", (name, kind) => {
    expect(show(name).kind).toBe(kind);
  });

  test("PRC-04 shows the card with its lecture, and each rating's next date", () => {
    expect(show("turn.shown")).toMatchObject({
      card: {
        front: "What is a thylakoid?",
        lecture: "Photosynthesis: the light reactions",
        source: { seconds: 754.5 },
      },
      intervals,
      choice: null,
    });
  });

  test("PRC-04 shows the rating that a choice counts as", () => {
    expect(show("turn.shown", ({ snapshot }) => snapshot.context.choice !== null)).toMatchObject({
      choice: { index: 1, rating: 3 },
    });
  });

  test("PRC-04 counts cards and not reviews: a card that comes back is not done", () => {
    const asking = find("turn.asking");
    const missed = { kind: "rated", cardId: "thylakoid", reviewId: "1", rating: 1, repeatAt } as const;
    const known = { kind: "rated", cardId: "folds", reviewId: "2", rating: 3, repeatAt: null } as const;
    const snapshot = { ...asking, context: { ...asking.context, steps: [missed, known] } } as typeof asking;
    expect(toPracticeSessionState(snapshot, cards, undefined)).toMatchObject({
      turn: { done: 1, repeats: 1, total: 2 },
    });
  });

  test("PRC-04 a card that comes back is another turn", () => {
    const asking = find("turn.asking");
    const missed = { kind: "rated", cardId: "thylakoid", reviewId: "1", rating: 1, repeatAt } as const;
    const later = { ...asking, context: { ...asking.context, steps: [missed] } } as typeof asking;
    const keys = [asking, later].map((snapshot) => {
      const state = toPracticeSessionState(snapshot, cards, undefined);
      return state.kind === "asking" ? state.turn.key : undefined;
    });
    expect(keys[0]).not.toBe(keys[1]);
  });

  test("PRC-04 shows the result, and how many cards are due afterwards", () => {
    const finished = find("finished");
    const steps = [
      { kind: "rated", cardId: "a", reviewId: "1", rating: 1, repeatAt },
      { kind: "rated", cardId: "b", reviewId: "2", rating: 3, repeatAt: null },
      { kind: "suspended", cardId: "c" },
      { kind: "rated", cardId: "a", reviewId: "3", rating: 3, repeatAt: null },
    ] as const;
    const snapshot = { ...finished, context: { ...finished.context, steps } } as typeof finished;
    expect(toPracticeSessionState(snapshot, cards, { count: 4, next: "in 2 days" })).toEqual({
      kind: "finished",
      result: { cards: 2, known: 1, due: 4, next: "in 2 days" },
      problem: null,
    });
  });

  test.each([
    ["turn.shown", "recordReview", "not-recorded", undefined],
    ["turn.asking", "suspendCard", "not-suspended", undefined],
    ["turn.asking", "undoStep", "not-undone", "rated"],
    ["finished", "undoStep", "still-suspended", "suspended"],
  ] as const)("PRC-04 %s after a failed %s says %s", (name, work, problem, step) => {
    const hasFailed: Parameters<typeof find>[1] = ({ snapshot: { context } }) =>
      context.failure?.work === work && (step === undefined || context.steps.at(-1)?.kind === step);
    expect(show(name, hasFailed)).toMatchObject({ problem });
  });

  test("PRC-04 accepts no second rating while the first is being recorded", () => {
    expect(show("rating")).toMatchObject({ isBusy: true });
  });
});
