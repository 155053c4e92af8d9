import { defineMachineModel } from "../machine-model.ts";
import { practiceMachine } from "./practice.machine.ts";

const reviewedAt = "2026-11-24T08:00:00Z";
const log = { cards: [], reviews: [], retention: 0.9 };
const rated = { kind: "rated", cardId: "folds", reviewId: "review-0", rating: 3, repeatAt: null } as const;

export const practiceModel = defineMachineModel({
  name: "practice",
  machine: practiceMachine,
  inputs: [{ scope: {} }],
  events: [
    { type: "session.requested" },
    { type: "answer.requested" },
    { type: "choice.made", index: 1, rating: 3 },
    { type: "rating.changed", rating: 1 },
    { type: "card.rated", reviewId: "review-1", rating: 3, reviewedAt, elapsedMs: 4_000, repeatAt: null },
    { type: "card.suspended" },
    { type: "card.skipped" },
    { type: "undo.requested", reviewId: "review-2", reviewedAt },
    { type: "queue.changed", waiting: 12, deletedIds: [] },
    { type: "queue.changed", waiting: 0, deletedIds: ["thylakoid"] },
  ],
  answers: {
    loadSession: [
      { ...log, cardIds: ["thylakoid"], steps: [], hasCards: true },
      { ...log, cardIds: ["thylakoid"], steps: [rated], hasCards: true },
      { ...log, cardIds: [], steps: [], hasCards: true },
      { ...log, cardIds: [], steps: [], hasCards: false },
    ],
    recordReview: [undefined],
    suspendCard: [undefined],
    undoStep: [undefined],
  },
  watchers: ["watchQueue"],
  // Any number of cards and reviews is possible. To keep states finite, they differ only by what the student can do
  // next.
  getFacts: ({ steps, choice, failure }) => ({
    lastStep: steps.at(-1)?.kind ?? null,
    isChosen: choice !== null,
    failure: failure?.work ?? null,
  }),
});
