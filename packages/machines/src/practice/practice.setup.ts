import { toFailureCode } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failure-actions.ts";
import { actionPort, callbackPort, promisePort } from "../port.ts";
import {
  AGAIN,
  type GivenReview,
  type LoadedSession,
  type PracticeChoice,
  type PracticeContext,
  type PracticeEvent,
  type PracticeInput,
  type PracticeRating,
  type PracticeScope,
  type PracticeStep,
  type PracticeWork,
  type QueuedCard,
  type ReviewToRecord,
  type StepToUndo,
} from "./practice.types.ts";

const withStep = (steps: readonly PracticeStep[], step: PracticeStep): readonly PracticeStep[] => [...steps, step];

/** @throws when no card is shown */
export function getCurrentId({ cards: [first] }: Pick<PracticeContext, "cards">): string {
  if (first === undefined) throw new Error("no card is shown");
  return first.cardId;
}

/** The session after a review: a card that was missed is asked again at the end of it. */
export function toRated({ cards, steps, given }: PracticeContext) {
  const [current, ...others] = cards;
  if (current === undefined || given === null) throw new Error("no card was rated");
  const { reviewId, rating } = given;
  const step = { kind: "rated", cardId: current.cardId, reviewId, rating } as const;
  return { cards: rating === AGAIN ? [...others, current] : others, steps: withStep(steps, step) };
}

/** The session without its last step: the card of it is shown again. */
export function toUndone({ cards, steps }: PracticeContext) {
  const step = steps.at(-1);
  if (step === undefined) throw new Error("there is nothing to undo");
  const card: QueuedCard = { cardId: step.cardId, isChanged: false };
  return {
    step,
    session: { cards: [card, ...cards.filter(({ cardId }) => cardId !== step.cardId)], steps: steps.slice(0, -1) },
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
    suspendCard: promisePort<void, { readonly cardId: string }>("suspendCard"),
    confirmCard: promisePort<void, { readonly cardId: string }>("confirmCard"),
    undoStep: promisePort<void, StepToUndo>("undoStep"),
  },
  actions: {
    logFailure: actionPort<FailedWork<PracticeWork>>("logFailure"),
    /** The session has ended: what was kept of it on the device is forgotten. */
    endSession: actionPort("endSession"),
    rememberSession: assign((_, { cards, steps }: LoadedSession) => ({ cards, steps })),
    rememberGiven: assign((_, given: GivenReview) => ({ given })),
    rememberReview: assign(({ context }) => ({ ...toRated(context), given: null })),
    rememberSuspension: assign(({ context }) => ({
      cards: context.cards.slice(1),
      steps: withStep(context.steps, { kind: "suspended", cardId: getCurrentId(context) }),
    })),
    rememberUndo: assign(({ context }) => toUndone(context).session),
    rememberConfirmation: assign(({ context: { cards } }) => ({
      cards: cards.map((card, index) => (index === 0 ? { ...card, isChanged: false } : card)),
    })),
    rememberChoice: assign((_, { index, rating }: PracticeChoice) => ({ choice: { index, rating } })),
    changeRating: assign(({ context: { choice } }, { rating }: { rating: PracticeRating }) => ({
      choice: choice && { ...choice, rating },
    })),
    forgetChoice: assign({ choice: null }),
    skipCard: assign(({ context: { cards } }) => ({ cards: cards.slice(1) })),
    rememberQueue: assign(
      ({ context }, { waiting, deletedIds }: { waiting: number; deletedIds: readonly string[] }) => ({
        waiting,
        deletedIds: [...new Set([...context.deletedIds, ...deletedIds])],
      }),
    ),
    dropDeleted: assign(({ context: { cards, steps, deletedIds } }) => ({
      cards: cards.filter(({ cardId }) => !deletedIds.includes(cardId)),
      steps: steps.filter(({ cardId }) => !deletedIds.includes(cardId)),
    })),
    rememberFailure: assign((_, { work, error }: FailedWork<PracticeWork>) => ({
      failure: { work, code: toFailureCode(error) },
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasNoCards: (_, { hasCards }: LoadedSession) => !hasCards,
    hasNoneDue: (_, { cards, steps }: LoadedSession) => cards.length === 0 && steps.length === 0,
    isOver: ({ context }) => context.cards.length === 0,
    isChanged: ({ context }) => context.cards[0]?.isChanged === true,
    isChosen: ({ context }) => context.choice !== null,
    canUndo: ({ context }) => context.steps.length > 0,
    wasRated: ({ context }) => context.steps.at(-1)?.kind === "rated",
    isDeleted: ({ context }, { deletedIds }: { deletedIds: readonly string[] }) =>
      deletedIds.includes(getCurrentId(context)),
  },
  delays: { loadingTimeout: 30_000, recordingTimeout: 5_000, savingTimeout: 30_000 },
});
