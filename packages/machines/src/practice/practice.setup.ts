import { toFailureCode } from "@lectern/domain/failure";
import type { PracticeScope, Rating } from "@lectern/domain/practice";
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
  StepToUndo,
} from "./practice.types.ts";

const withStep = (steps: readonly PracticeStep[], step: PracticeStep): readonly PracticeStep[] => [...steps, step];

/** @throws Error if no card is shown */
export function getCurrentId({ cardIds: [first] }: Pick<PracticeContext, "cardIds">): string {
  if (first === undefined) throw new Error("no card is shown");
  return first;
}

/** Returns the session after a review: a card with a remaining learning step comes back in it. */
export function toRated(context: PracticeContext) {
  const { given } = context;
  const current = getCurrentId(context);
  if (given === null) throw new Error("no card was rated");
  const { reviewId, rating, reviewedAt, repeatAt } = given;
  const steps = withStep(context.steps, { kind: "rated", cardId: current, reviewId, rating, repeatAt });
  const others = context.cardIds.slice(1);
  return { cardIds: orderCards(repeatAt === null ? others : [...others, current], steps, reviewedAt), steps };
}

/** Returns the session without the current card. */
export function toSuspended(context: PracticeContext) {
  const cardId = getCurrentId(context);
  return { cardIds: context.cardIds.slice(1), steps: withStep(context.steps, { kind: "suspended", cardId }) };
}

/** Returns the session without its last step, whose card becomes the current one again. */
export function toUndone({ cardIds, steps }: PracticeContext) {
  const step = steps.at(-1);
  if (step === undefined) throw new Error("there is nothing to undo");
  const { cardId } = step;
  return {
    step,
    session: { cardIds: [cardId, ...cardIds.filter((id) => id !== cardId)], steps: steps.slice(0, -1) },
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
    rememberSession: assign((_, { cardIds, steps }: LoadedSession) => ({ cardIds, steps })),
    rememberGiven: assign((_, given: GivenReview) => ({ given })),
    rememberReview: assign(({ context }) => ({ ...toRated(context), given: null })),
    rememberSuspension: assign(({ context }) => toSuspended(context)),
    rememberUndo: assign(({ context }) => toUndone(context).session),
    rememberChoice: assign((_, { index, rating }: PracticeChoice) => ({ choice: { index, rating } })),
    changeRating: assign(({ context: { choice } }, { rating }: { rating: Rating }) => ({
      choice: choice && { ...choice, rating },
    })),
    forgetChoice: assign({ choice: null }),
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
