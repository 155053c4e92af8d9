import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";
import type { CardStep } from "./card-proposals.types.ts";

interface CardProposalsInput {
  readonly recordingId: string;
}

interface CardProposalsFailure {
  readonly code: FailureCode;
  /** The server's own sentence; null if it gave none. */
  readonly reason: string | null;
}

interface CardProposalsContext extends CardProposalsInput {
  /** Changes that are not in the database yet, oldest first. The page shows cards with these changes applied. */
  readonly unsaved: readonly CardStep[];
  /** The decisions that Undo can reverse, oldest first. */
  readonly steps: readonly CardStep[];
  readonly failure: CardProposalsFailure | null;
}

type CardProposalsEvent =
  | { type: "cards.changed"; changes: CardStep }
  | { type: "undo.requested" }
  /** Saves again after a failure: the student asked for it, or the network is back. */
  | { type: "save.requested" }
  /** Drops the changes that could not be saved. */
  | { type: "changes.discarded" };

export type CardProposalsWork = "saveChanges";

const toInverse = (step: CardStep): CardStep => step.map(({ cardId, to, from }) => ({ cardId, to: from, from: to }));

const cardProposalsSetup = setup({
  types: {
    context: {} as CardProposalsContext,
    events: {} as CardProposalsEvent,
    input: {} as CardProposalsInput,
  },
  actors: { saveChanges: promisePort<void, CardStep>("saveChanges") },
  actions: {
    logFailure: actionPort<FailedWork<CardProposalsWork>>("logFailure"),
    rememberStep: assign(({ context: { unsaved, steps } }, { changes }: { changes: CardStep }) => ({
      unsaved: [...unsaved, changes],
      steps: [...steps, changes],
    })),
    undoStep: assign(({ context: { unsaved, steps } }) => {
      const last = steps.at(-1);
      return last === undefined ? {} : { unsaved: [...unsaved, toInverse(last)], steps: steps.slice(0, -1) };
    }),
    rememberSaved: assign(({ context: { unsaved } }) => ({ unsaved: unsaved.slice(1) })),
    discardChanges: assign({ unsaved: [], steps: [] }),
    rememberFailure: assign((_, { error }: FailedWork) => ({
      failure: { code: toFailureCode(error), reason: toReason(error) },
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isUnsaved: ({ context }) => context.unsaved.length > 0,
    canUndo: ({ context }) => context.steps.length > 0,
    hasChanges: (_, { changes }: { changes: CardStep }) => changes.length > 0,
  },
  delays: { savingTimeout: 30_000 },
});

/** Decisions about the cards of one lecture. Each shows at once and is then saved, one at a time (PRC-03). */
export const cardProposalsMachine = cardProposalsSetup.createMachine({
  id: "card-proposals",
  context: ({ input }) => ({ ...input, unsaved: [], steps: [], failure: null }),
  on: {
    "cards.changed": {
      guard: { type: "hasChanges", params: ({ event: { changes } }) => ({ changes }) },
      actions: { type: "rememberStep", params: ({ event: { changes } }) => ({ changes }) },
    },
    "undo.requested": { guard: "canUndo", actions: "undoStep" },
  },
  initial: "saved",
  states: {
    saved: { always: { guard: "isUnsaved", target: "saving" } },

    saving: {
      invoke: {
        id: "saveChanges",
        src: "saveChanges",
        input: ({ context: { unsaved } }) => unsaved[0] ?? [],
        onDone: { target: "saved", actions: "rememberSaved" },
        onError: { target: "failed", actions: rememberError("saveChanges") },
      },
      after: { savingTimeout: { target: "failed", actions: rememberTimeout("saveChanges") } },
    },

    failed: {
      exit: "forgetFailure",
      on: {
        "save.requested": "saving",
        "changes.discarded": { target: "saved", actions: "discardChanges" },
      },
    },
  },
});
