import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import { assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";
import { type CardChange, type CardStep, isTextChange, type ShownTexts } from "./card-proposals.types.ts";

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
  /**
   * Saves again after a failure: the student asked for it, or the network is back. `shown`: the texts that the student sees
   * now, which refused ones may replace (COR-03).
   */
  | { type: "save.requested"; shown?: readonly ShownTexts[] }
  /** Drops the changes that could not be saved. */
  | { type: "changes.discarded" };

type CardProposalsWork = "saveChanges";

const toInverse = (step: CardStep): CardStep => step.map(({ cardId, to, from }) => ({ cardId, to: from, from: to }));
const changesTexts = (step: CardStep, other: CardStep): boolean =>
  step.some((change) => isTextChange(change) && other.some(({ cardId }) => cardId === change.cardId));

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
    dropTexts: assign(({ context: { unsaved } }, { changes }: { changes: CardStep }) => ({
      unsaved: unsaved
        .map((step) => step.filter((change) => !changesTexts([change], changes)))
        .filter((step) => step.length > 0),
    })),
    rememberFailure: assign(({ context: { unsaved, steps } }, { error }: FailedWork) => {
      const failure = { code: toFailureCode(error), reason: toReason(error) };
      if (failure.code !== "changed-elsewhere") return { failure };
      // Undo would restore texts that are no longer stored.
      return { failure, steps: steps.filter((step) => !changesTexts(step, unsaved[0] ?? [])) };
    }),
    replaceShown: assign(({ context: { unsaved } }, { shown }: { shown: readonly ShownTexts[] }) => {
      const [refused = [], ...later] = unsaved;
      const toReplacement = (change: CardChange): CardChange => {
        const card = shown.find(({ id }) => id === change.cardId);
        return card === undefined ? change : { ...change, from: { front: card.front, back: card.back } };
      };
      return { unsaved: [refused.map(toReplacement), ...later] };
    }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isUnsaved: ({ context }) => context.unsaved.length > 0,
    canUndo: ({ context }) => context.steps.length > 0,
    hasChanges: (_, { changes }: { changes: CardStep }) => changes.length > 0,
    isRefused: ({ context: { failure } }) => failure?.code === "changed-elsewhere",
    replacesRefused: ({ context: { unsaved, failure } }, { changes }: { changes: CardStep }) =>
      failure?.code === "changed-elsewhere" && changesTexts(changes, unsaved[0] ?? []),
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
        "save.requested": [
          {
            guard: "isRefused",
            target: "saving",
            actions: { type: "replaceShown", params: ({ event: { shown = [] } }) => ({ shown }) },
          },
          { target: "saving" },
        ],
        "changes.discarded": { target: "saved", actions: "discardChanges" },
        "cards.changed": {
          guard: { type: "replacesRefused", params: ({ event: { changes } }) => ({ changes }) },
          target: "saved",
          actions: [
            { type: "dropTexts", params: ({ event: { changes } }) => ({ changes }) },
            { type: "rememberStep", params: ({ event: { changes } }) => ({ changes }) },
          ],
        },
      },
    },
  },
});
