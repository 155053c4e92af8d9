import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

/** The fields of a card that a student may change. */
export interface CardFields {
  readonly standing?: "proposed" | "kept" | "dismissed";
  readonly front?: string;
  readonly back?: string;
  readonly isSuspended?: boolean;
}

/** A change of one card. `from` has the fields of `to` as they were, for Undo. */
export interface CardChange {
  readonly cardId: string;
  readonly to: CardFields;
  readonly from: CardFields;
}

/** Changes that were made by one key or click, and are undone together. */
export type CardStep = readonly CardChange[];

export interface MadeCards {
  /** How many cards the request proposed. */
  readonly proposed: number;
}

interface CardProposalsInput {
  readonly recordingId: string;
}

interface CardProposalsFailure {
  readonly code: FailureCode;
  /** The server's own sentence; null when it said nothing. */
  readonly reason: string | null;
}

interface CardProposalsContext extends CardProposalsInput {
  /** Of the last request; null before one has ended. */
  readonly made: number | null;
  readonly makingFailure: CardProposalsFailure | null;
  /** What the database does not have yet, oldest first. A page shows cards with these changes. */
  readonly unsaved: readonly CardStep[];
  /** What Undo takes back, oldest first. */
  readonly steps: readonly CardStep[];
  readonly savingFailure: CardProposalsFailure | null;
}

type CardProposalsEvent =
  | { type: "cards.requested" }
  | { type: "cards.changed"; changes: CardStep }
  | { type: "undo.requested" }
  /** Saves again what could not be saved: the student asks for it, or the network is back. */
  | { type: "save.requested" }
  /** Gives up what could not be saved. */
  | { type: "changes.discarded" };

export type CardProposalsWork = "makeCards" | "saveChanges";

const toInverse = (step: CardStep): CardStep => step.map(({ cardId, to, from }) => ({ cardId, to: from, from: to }));

const toFailure = (error: unknown): CardProposalsFailure => ({ code: toFailureCode(error), reason: toReason(error) });

const cardProposalsSetup = setup({
  types: {
    context: {} as CardProposalsContext,
    events: {} as CardProposalsEvent,
    input: {} as CardProposalsInput,
  },
  actors: {
    makeCards: promisePort<MadeCards, CardProposalsInput>("makeCards"),
    saveChanges: promisePort<void, CardStep>("saveChanges"),
  },
  actions: {
    logFailure: actionPort<FailedWork<CardProposalsWork>>("logFailure"),
    rememberMade: assign((_, { proposed }: MadeCards) => ({ made: proposed })),
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
    rememberFailure: assign((_, { work, error }: FailedWork<CardProposalsWork>) =>
      work === "makeCards" ? { makingFailure: toFailure(error) } : { savingFailure: toFailure(error) },
    ),
    forgetMaking: assign({ made: null, makingFailure: null }),
    forgetSavingFailure: assign({ savingFailure: null }),
  },
  guards: {
    isUnsaved: ({ context }) => context.unsaved.length > 0,
    canUndo: ({ context }) => context.steps.length > 0,
    hasChanges: (_, { changes }: { changes: CardStep }) => changes.length > 0,
  },
  delays: { makingTimeout: assistantTimeouts.page, savingTimeout: 30_000 },
});

/**
 * The cards of one lecture: proposals are made when they are asked for, and each decision about a card shows at once and is
 * saved after it, one by one (PRC-01, PRC-03).
 */
export const cardProposalsMachine = cardProposalsSetup.createMachine({
  id: "card-proposals",
  context: ({ input }) => ({
    ...input,
    made: null,
    makingFailure: null,
    unsaved: [],
    steps: [],
    savingFailure: null,
  }),
  type: "parallel",
  states: {
    proposals: {
      initial: "ready",
      states: {
        ready: { on: { "cards.requested": "making" } },
        making: {
          entry: "forgetMaking",
          invoke: {
            id: "makeCards",
            src: "makeCards",
            input: ({ context: { recordingId } }) => ({ recordingId }),
            onDone: { target: "ready", actions: { type: "rememberMade", params: ({ event }) => event.output } },
            onError: { target: "failed", actions: rememberError("makeCards") },
          },
          after: { makingTimeout: { target: "failed", actions: rememberTimeout("makeCards") } },
        },
        failed: { on: { "cards.requested": "making" } },
      },
    },

    decisions: {
      initial: "saved",
      on: {
        "cards.changed": {
          guard: { type: "hasChanges", params: ({ event: { changes } }) => ({ changes }) },
          actions: { type: "rememberStep", params: ({ event: { changes } }) => ({ changes }) },
        },
        "undo.requested": { guard: "canUndo", actions: "undoStep" },
      },
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
          exit: "forgetSavingFailure",
          on: {
            "save.requested": "saving",
            "changes.discarded": { target: "saved", actions: "discardChanges" },
          },
        },
      },
    },
  },
});
