import { toFailureCode } from "@lectern/domain/failure";
import type { PracticeScope, Rating, Review } from "@lectern/domain/practice";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failure-actions.ts";
import { actionPort, callbackPort, promisePort } from "../port.ts";
import { orderCards } from "./order-cards.ts";
import type {
  CardToSuspend,
  GivenReview,
  LoadedSession,
  PracticeChoice,
  PracticeContext,
  PracticeEvent,
  PracticeInput,
  PracticeStep,
  PracticeWork,
  ReviewToRecord,
  SessionToKeep,
  StepToUndo,
  UndoRequest,
} from "./practice.types.ts";

/** @throws Error if no card is shown */
function getCurrentId({ cardIds: [first] }: Pick<PracticeContext, "cardIds">): string {
  if (first === undefined) throw new Error("no card is shown");
  return first;
}

const toSessionToKeep = ({ scope, cards, cardIds, steps, reviews }: PracticeContext): SessionToKeep => ({
  scope,
  cards,
  cardIds,
  steps,
  reviews,
});

/** Returns the review that was given, and the session after it: a card with a remaining learning step comes back in it. */
export function toReviewToRecord(context: PracticeContext): ReviewToRecord {
  const { given, retention } = context;
  const cardId = getCurrentId(context);
  if (given === null) throw new Error("no card was rated");
  const { reviewId, rating, reviewedAt, elapsedMs, repeatAt } = given;
  const review: Review = { id: reviewId, cardId, rating, reviewedAt, elapsedMs, retention, undoes: null };
  const steps: PracticeStep[] = [...context.steps, { kind: "rated", cardId, reviewId, rating, repeatAt }];
  const others = context.cardIds.slice(1);
  const cardIds = orderCards(repeatAt === null ? others : [...others, cardId], steps, reviewedAt);
  return { review, session: { ...toSessionToKeep(context), cardIds, steps, reviews: [...context.reviews, review] } };
}

/** Returns the session without the current card. */
export function toCardToSuspend(context: PracticeContext): CardToSuspend {
  const cardId = getCurrentId(context);
  const steps: PracticeStep[] = [...context.steps, { kind: "suspended", cardId }];
  return { cardId, session: { ...toSessionToKeep(context), cardIds: context.cardIds.slice(1), steps } };
}

/** Returns the session without its last step, whose card becomes the current one again. */
export function toStepToUndo(context: PracticeContext): StepToUndo {
  const step = context.steps.at(-1);
  if (step === undefined || context.undo === null) throw new Error("there is nothing to undo");
  const { cardId } = step;
  const { reviewId, reviewedAt } = context.undo;
  const row = { id: reviewId, cardId, rating: null, reviewedAt, elapsedMs: null, retention: context.retention };
  const review = step.kind === "rated" ? { ...row, undoes: step.reviewId } : null;
  const cardIds = [cardId, ...context.cardIds.filter((id) => id !== cardId)];
  const reviews = review === null ? context.reviews : [...context.reviews, review];
  return {
    step,
    review,
    session: { ...toSessionToKeep(context), cardIds, steps: context.steps.slice(0, -1), reviews },
  };
}

export const practiceSetup = setup({
  types: {
    context: {} as PracticeContext,
    events: {} as PracticeEvent,
    input: {} as PracticeInput,
    tags: {} as "busy",
  },
  actors: {
    watchQueue: callbackPort("watchQueue"),
    loadSession: promisePort<LoadedSession, PracticeScope>("loadSession"),
    recordReview: promisePort<void, ReviewToRecord>("recordReview"),
    suspendCard: promisePort<void, CardToSuspend>("suspendCard"),
    undoStep: promisePort<void, StepToUndo>("undoStep"),
  },
  actions: {
    logFailure: actionPort<FailedWork<PracticeWork>>("logFailure"),
    /** Called at the end of a session: the device forgets the stored session. */
    endSession: actionPort("endSession"),
    rememberSession: assign((_, { hasCards: _known, ...session }: LoadedSession) => session),
    rememberGiven: assign(({ context }, given: GivenReview) => ({
      // The device may have stored a review that it was too slow to confirm. With its id, the card's next one replaces it.
      given: { ...given, reviewId: context.given?.reviewId ?? given.reviewId },
    })),
    rememberReview: assign(({ context }) => toReviewToRecord(context).session),
    rememberSuspension: assign(({ context }) => toCardToSuspend(context).session),
    rememberUndoRequest: assign((_, undo: UndoRequest) => ({ undo })),
    rememberUndo: assign(({ context }) => ({ ...toStepToUndo(context).session, undo: null })),
    rememberChoice: assign((_, { index, rating }: PracticeChoice) => ({ choice: { index, rating } })),
    changeRating: assign(({ context: { choice } }, { rating }: { rating: Rating }) => ({
      choice: choice && { ...choice, rating },
    })),
    forgetAnswer: assign({ choice: null, given: null }),
    rememberQueue: assign(
      ({ context }, { waiting, deletedIds }: { waiting: number; deletedIds: readonly string[] }) => ({
        waiting,
        deletedIds: [...new Set([...context.deletedIds, ...deletedIds])],
      }),
    ),
    dropDeleted: assign(({ context: { cardIds, steps, deletedIds } }) => ({
      cardIds: cardIds.filter((cardId) => !deletedIds.includes(cardId)),
      steps: steps.filter(({ cardId }) => !deletedIds.includes(cardId)),
    })),
    rememberFailure: assign((_, { work, error }: FailedWork<PracticeWork>) => ({
      failure: { work, code: toFailureCode(error) },
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasNoCards: (_, { hasCards }: LoadedSession) => !hasCards,
    hasNoneDue: (_, { cardIds, steps }: LoadedSession) => cardIds.length === 0 && steps.length === 0,
    isOver: ({ context }) => context.cardIds.length === 0,
    isChosen: ({ context }) => context.choice !== null,
    canUndo: ({ context }) => context.steps.length > 0,
    wasRated: ({ context }) => context.steps.at(-1)?.kind === "rated",
    isDeleted: ({ context }, { deletedIds }: { deletedIds: readonly string[] }) =>
      deletedIds.includes(getCurrentId(context)),
  },
  delays: { loadingTimeout: 30_000, recordingTimeout: 5_000, savingTimeout: 30_000 },
});
