import type {
  FinishOutcome,
  ListedItems,
  StopReason,
  WriteInput,
  WriteOutcome,
} from "@lectern/domain/export/export-outcome";
import type { ExportFormat, ExportOrder, ExportScope } from "@lectern/domain/export/export-scope";
import { type FailureCode, toFailureCode } from "@lectern/domain/failure";
import { assertEvent, assign, setup } from "xstate";
import { type FailedWork, logTimeout, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

interface ExportInput {
  readonly scope: ExportScope;
}

interface ExportContext {
  readonly scope: ExportScope;
  readonly format: ExportFormat;
  /** Null until the items are listed. */
  readonly total: number | null;
  readonly done: number;
  readonly stopReason: StopReason | null;
  readonly failure: FailureCode | null;
}

type ExportEvent =
  | { type: "export.requested"; format: ExportFormat }
  | { type: "export.cancelled" }
  /** Continues after a failed read. */
  | { type: "export.retried" };

export type ExportWork = "choosePlace" | "listItems" | "writeNext" | "finish";

const toOrder = ({ context: { scope, format } }: { context: ExportContext }): ExportOrder => ({ scope, format });

/** Builds the parameters of `rememberStop`. The guard before it lets only `stopped` through. */
const toStop = ({
  event: { output },
}: {
  event: { output: WriteOutcome | FinishOutcome };
}): { reason: StopReason } => ({
  reason: output.kind === "stopped" ? output.reason : "unwritable",
});

const exportSetup = setup({
  types: {
    context: {} as ExportContext,
    events: {} as ExportEvent,
    input: {} as ExportInput,
  },
  actors: {
    choosePlace: promisePort<boolean, ExportOrder>("choosePlace"),
    listItems: promisePort<ListedItems, ExportOrder>("listItems"),
    writeNext: promisePort<WriteOutcome, WriteInput>("writeNext"),
    finish: promisePort<FinishOutcome, ExportOrder>("finish"),
  },
  actions: {
    discard: actionPort("discard"),
    logFailure: actionPort<FailedWork<ExportWork>>("logFailure"),
    begin: assign((_, { format }: { format: ExportFormat }) => ({
      format,
      total: null,
      done: 0,
      stopReason: null,
      failure: null,
    })),
    rememberList: assign((_, { total }: ListedItems) => ({ total })),
    rememberDone: assign((_, { done }: { done: number }) => ({ done })),
    rememberStop: assign((_, { reason }: { reason: StopReason }) => ({ stopReason: reason })),
    rememberFailure: assign((_, { error }: FailedWork) => ({ failure: toFailureCode(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isListed: ({ context }) => context.total !== null,
    isComplete: ({ context }) => context.done >= (context.total ?? 0),
  },
  delays: { listingTimeout: 120_000, writingTimeout: 120_000, finishingTimeout: 300_000 },
});

/**
 * An export: the user chooses format and place, the items are listed, then read and written a few at a time, and the
 * file is finished (EXP-01, EXP-02).
 */
export const exportMachine = exportSetup.createMachine({
  id: "export",
  context: ({ input }) => ({
    scope: input.scope,
    format: "everything",
    total: null,
    done: 0,
    stopReason: null,
    failure: null,
  }),
  initial: "choosing",
  states: {
    choosing: {
      on: {
        "export.requested": {
          target: "choosingPlace",
          actions: {
            type: "begin",
            params: ({ event }) => {
              assertEvent(event, "export.requested");
              return { format: event.format };
            },
          },
        },
      },
    },

    /** Where the browser can write to disk, it asks for a file and waits for the person. */
    choosingPlace: {
      invoke: {
        id: "choosePlace",
        src: "choosePlace",
        input: toOrder,
        onDone: [{ guard: ({ event }) => event.output, target: "listing" }, { target: "choosing" }],
        onError: { target: "failed", actions: rememberError("choosePlace") },
      },
      on: { "export.cancelled": { target: "choosing", actions: "discard" } },
    },

    listing: {
      invoke: {
        id: "listItems",
        src: "listItems",
        input: toOrder,
        onDone: [
          {
            guard: ({ event }) => event.output.isTooLarge,
            target: "stopped",
            actions: [{ type: "rememberStop", params: { reason: "too-large" } }, "discard"],
          },
          { target: "writing", actions: { type: "rememberList", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: rememberError("listItems") },
      },
      after: { listingTimeout: { target: "failed", actions: rememberTimeout("listItems") } },
      on: { "export.cancelled": { target: "choosing", actions: "discard" } },
    },

    writing: {
      initial: "checking",
      states: {
        checking: { always: [{ guard: "isComplete", target: "#export.finishing" }, { target: "reading" }] },
        reading: {
          invoke: {
            id: "writeNext",
            src: "writeNext",
            input: ({ context }) => ({ ...toOrder({ context }), done: context.done }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === "stopped",
                target: "#export.stopped",
                actions: [
                  {
                    type: "rememberStop",
                    params: toStop,
                  },
                  "discard",
                ],
              },
              {
                target: "checking",
                actions: {
                  type: "rememberDone",
                  params: ({ event, context }) => ({
                    done: event.output.kind === "written" ? event.output.done : context.done,
                  }),
                },
              },
            ],
            onError: { target: "#export.failed", actions: rememberError("writeNext") },
          },
          after: { writingTimeout: { target: "#export.failed", actions: rememberTimeout("writeNext") } },
        },
      },
      on: { "export.cancelled": { target: "choosing", actions: "discard" } },
    },

    /** A read failed. The written items stay, and a retry continues after them. */
    failed: {
      exit: "forgetFailure",
      on: {
        "export.retried": [{ guard: "isListed", target: "writing" }, { target: "listing" }],
        "export.cancelled": { target: "choosing", actions: "discard" },
      },
    },

    finishing: {
      invoke: {
        id: "finish",
        src: "finish",
        input: toOrder,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === "stopped",
            target: "stopped",
            actions: [
              {
                type: "rememberStop",
                params: toStop,
              },
              "discard",
            ],
          },
          { target: "done" },
        ],
        onError: { target: "failed", actions: rememberError("finish") },
      },
      after: {
        finishingTimeout: {
          target: "stopped",
          actions: [logTimeout("finish"), { type: "rememberStop", params: { reason: "unwritable" } }, "discard"],
        },
      },
      on: { "export.cancelled": { target: "choosing", actions: "discard" } },
    },

    done: {},

    /** This export can't continue. A smaller one may succeed. */
    stopped: { on: { "export.cancelled": "choosing" } },
  },
});
