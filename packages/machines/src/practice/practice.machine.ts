import { practiceLimits } from "@lectern/domain/practice";
import { rememberError, rememberTimeout } from "../failure-actions.ts";
import { practiceSetup, toReviewToRecord, toCardToSuspend, toStepToUndo } from "./practice.setup.ts";
import type { GivenReview, LoadedSession, PracticeEvent, UndoRequest } from "./practice.types.ts";

const toSession = ({ event }: { event: { output: LoadedSession } }): LoadedSession => event.output;

const toGiven = ({ event }: { event: Extract<PracticeEvent, { type: "card.rated" }> }): GivenReview => ({
  reviewId: event.reviewId,
  rating: event.rating,
  reviewedAt: event.reviewedAt,
  elapsedMs: event.elapsedMs,
  repeatAt: event.repeatAt,
});

const toUndoRequest = ({ event }: { event: Extract<PracticeEvent, { type: "undo.requested" }> }): UndoRequest => ({
  reviewId: event.reviewId,
  reviewedAt: event.reviewedAt,
});

const undoing = {
  guard: "canUndo",
  target: "#practice.undoing",
  actions: { type: "rememberUndoRequest", params: toUndoRequest },
} as const;

const toQueue = ({ event }: { event: Extract<PracticeEvent, { type: "queue.changed" }> }) => ({
  waiting: event.waiting,
  deletedIds: event.deletedIds,
});

const rememberQueue = { type: "rememberQueue", params: toQueue } as const;

/** A practice session of up to twenty cards: each is asked, shown with its answer, and rated (PRC-04, PRC-05). */
export const practiceMachine = practiceSetup.createMachine({
  id: "practice",
  context: ({ input }) => ({
    ...input,
    cards: [],
    cardIds: [],
    steps: [],
    reviews: [],
    retention: practiceLimits.retention.initial,
    choice: null,
    given: null,
    undo: null,
    waiting: 0,
    deletedIds: [],
    failure: null,
  }),
  invoke: { id: "watchQueue", src: "watchQueue" },
  on: { "queue.changed": { actions: rememberQueue } },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "loadSession",
        src: "loadSession",
        input: ({ context: { scope } }) => scope,
        onDone: [
          { guard: { type: "hasNoCards", params: toSession }, target: "empty.noCards" },
          { guard: { type: "hasNoneDue", params: toSession }, target: "empty.noneDue" },
          { target: "choosing", actions: { type: "rememberSession", params: toSession } },
        ],
        onError: { target: "failed", actions: rememberError("loadSession") },
      },
      after: { loadingTimeout: { target: "failed", actions: rememberTimeout("loadSession") } },
    },

    empty: {
      initial: "noneDue",
      states: {
        /** There is nothing to practice, because the student has kept no card. */
        noCards: {},
        noneDue: {},
      },
    },

    failed: { exit: "forgetFailure", on: { "session.requested": "loading" } },

    choosing: {
      entry: ["dropDeleted", "forgetAnswer"],
      always: [{ guard: "isOver", target: "finished" }, { target: "turn.asking" }],
    },

    /** A card is shown to the student. */
    turn: {
      initial: "asking",
      on: {
        "card.suspended": "suspending",
        "undo.requested": undoing,
        "queue.changed": [
          { guard: { type: "isDeleted", params: toQueue }, target: "deleted", actions: rememberQueue },
          { actions: rememberQueue },
        ],
      },
      states: {
        asking: {
          exit: "forgetFailure",
          on: {
            "answer.requested": "shown",
            "choice.made": {
              target: "shown",
              actions: { type: "rememberChoice", params: ({ event: { index, rating } }) => ({ index, rating }) },
            },
          },
        },
        shown: {
          exit: "forgetFailure",
          on: {
            "rating.changed": {
              guard: "isChosen",
              actions: { type: "changeRating", params: ({ event: { rating } }) => ({ rating }) },
            },
            "card.rated": {
              target: "#practice.rating",
              actions: { type: "rememberGiven", params: toGiven },
            },
          },
        },
      },
    },

    /** The review is added to the device's queue, which needs no network. */
    rating: {
      tags: "busy",
      invoke: {
        id: "recordReview",
        src: "recordReview",
        input: ({ context }) => toReviewToRecord(context),
        onDone: { target: "choosing", actions: "rememberReview" },
        onError: { target: "turn.shown", actions: rememberError("recordReview") },
      },
      after: { recordingTimeout: { target: "turn.shown", actions: rememberTimeout("recordReview") } },
    },

    suspending: {
      tags: "busy",
      invoke: {
        id: "suspendCard",
        src: "suspendCard",
        input: ({ context }) => toCardToSuspend(context),
        onDone: { target: "choosing", actions: "rememberSuspension" },
        onError: { target: "choosing", actions: rememberError("suspendCard") },
      },
      after: { savingTimeout: { target: "choosing", actions: rememberTimeout("suspendCard") } },
    },

    undoing: {
      tags: "busy",
      invoke: {
        id: "undoStep",
        src: "undoStep",
        input: ({ context }) => toStepToUndo(context),
        onDone: [
          { guard: "wasRated", target: "turn.shown", actions: ["rememberUndo", "forgetAnswer"] },
          { target: "turn.asking", actions: ["rememberUndo", "forgetAnswer"] },
        ],
        onError: { target: "choosing", actions: rememberError("undoStep") },
      },
      after: { savingTimeout: { target: "choosing", actions: rememberTimeout("undoStep") } },
    },

    /** The shown card was deleted with its recording during the session. */
    deleted: { entry: "forgetAnswer", on: { "card.skipped": "choosing" } },

    finished: {
      entry: "endSession",
      exit: "forgetFailure",
      on: { "undo.requested": undoing },
    },
  },
});
