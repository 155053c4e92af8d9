import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { type FailureCode, toFailureCode } from "@lectern/domain/failure";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import { assertEvent, assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

export interface NotesInput {
  readonly recordingId: string;
  /** Whether the recording had a transcript when the actor started. One that gets its transcript later starts a new actor. */
  readonly hasTranscript: boolean;
}

interface NotesContext extends NotesInput {
  /** Markdown that the assistant wrote and the database does not have yet. */
  readonly unsaved: string | null;
  readonly failure: NotesFailure | null;
}

export interface NotesFailure {
  readonly work: NotesWork;
  readonly code: FailureCode;
}

type NotesEvent =
  | { type: "notes.requested"; style: SummaryStyle }
  /** Stores the written notes again, after a failure. */
  | { type: "save.requested" };

export type NotesWork = "writeNotes" | "saveNotes";

export interface NotesOrder {
  readonly recordingId: string;
  readonly style: SummaryStyle;
}

export interface WrittenNotes {
  readonly notes: string;
}

export interface NotesToSave extends WrittenNotes {
  readonly recordingId: string;
}

const notesSetup = setup({
  types: {
    context: {} as NotesContext,
    events: {} as NotesEvent,
    input: {} as NotesInput,
    tags: {} as "busy",
  },
  actors: {
    writeNotes: promisePort<WrittenNotes, NotesOrder>("writeNotes"),
    saveNotes: promisePort<void, NotesToSave>("saveNotes"),
  },
  actions: {
    logFailure: actionPort<FailedWork<NotesWork>>("logFailure"),
    rememberNotes: assign((_, { notes }: WrittenNotes) => ({ unsaved: notes })),
    forgetNotes: assign({ unsaved: null }),
    rememberFailure: assign((_, { work, error }: FailedWork<NotesWork>) => ({
      failure: { work, code: toFailureCode(error) },
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasTranscript: ({ context }) => context.hasTranscript,
    hasUnsaved: ({ context }) => context.unsaved !== null,
  },
  delays: { writingTimeout: assistantTimeouts.page, savingTimeout: 30_000 },
});

/** Notes in a chosen style: written by the assistant, then stored with the recording (RDT-04). */
export const notesMachine = notesSetup.createMachine({
  id: "notes",
  context: ({ input }) => ({ ...input, unsaved: null, failure: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasTranscript", target: "choosing" }, { target: "blocked" }] },

    /** Without a transcript there is nothing to write from. */
    blocked: {},

    choosing: {
      initial: "ready",
      on: { "notes.requested": "writing" },
      states: {
        ready: {},
        failed: {
          exit: "forgetFailure",
          on: { "save.requested": { guard: "hasUnsaved", target: "#notes.saving" } },
        },
      },
    },

    writing: {
      tags: "busy",
      invoke: {
        id: "writeNotes",
        src: "writeNotes",
        input: ({ context, event }) => {
          assertEvent(event, "notes.requested");
          return { recordingId: context.recordingId, style: event.style };
        },
        onDone: {
          target: "saving",
          actions: {
            type: "rememberNotes",
            params: ({ event }: { event: { output: WrittenNotes } }) => event.output,
          },
        },
        onError: { target: "choosing.failed", actions: rememberError("writeNotes") },
      },
      after: { writingTimeout: { target: "choosing.failed", actions: rememberTimeout("writeNotes") } },
    },

    saving: {
      tags: "busy",
      invoke: {
        id: "saveNotes",
        src: "saveNotes",
        input: toSaveInput,
        onDone: { target: "choosing", actions: "forgetNotes" },
        onError: { target: "choosing.failed", actions: rememberError("saveNotes") },
      },
      after: { savingTimeout: { target: "choosing.failed", actions: rememberTimeout("saveNotes") } },
    },
  },
});

function toSaveInput({ context: { recordingId, unsaved } }: { context: NotesContext }): NotesToSave {
  if (unsaved === null) throw new Error("saving without notes");
  return { recordingId, notes: unsaved };
}
