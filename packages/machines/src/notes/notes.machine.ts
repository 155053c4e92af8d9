import { assistantTimeouts } from "@lectern/domain/assistant-timeouts";
import { type FailureCode, toFailureCode, toReason } from "@lectern/domain/failure";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import { assertEvent, assign, setup } from "xstate";
import { type FailedWork, rememberError, rememberTimeout } from "../failure-actions.ts";
import { actionPort, promisePort } from "../port.ts";

export interface NotesInput {
  readonly recordingId: string;
  /** Whether the recording had a transcript when the actor started. If one is added later, a new actor starts. */
  readonly hasTranscript: boolean;
  /** The earlier drafts of this recording in this session. */
  readonly drafts?: readonly NotesDraft[] | undefined;
}

/**
 * Notes written in this session. No two drafts of a recording have the same text, so a draft is identified by its text.
 */
export interface NotesDraft {
  /** `null` for notes that were stored before this session: the database does not store a style. */
  readonly style: SummaryStyle | null;
  readonly notes: string;
}

interface NotesContext extends NotesInput {
  /** Oldest first. */
  readonly drafts: readonly NotesDraft[];
  /** The style of the notes being written, and the notes that they replace. */
  readonly order: { readonly style: SummaryStyle; readonly former: string | null } | null;
  /** The notes that Undo restores. */
  readonly undo: string | null;
  /** Notes by the assistant that are not in the database yet, as Markdown. */
  readonly unsaved: string | null;
  /** The stored notes that the student saw when they asked for others; undefined: those that are shown (COR-03). */
  readonly seen: string | null | undefined;
  readonly failure: NotesFailure | null;
}

export interface NotesFailure {
  readonly work: NotesWork;
  readonly code: FailureCode;
  /** The assistant's own sentence: what failed, or which limit is reached and until when. Null if it gave none. */
  readonly reason: string | null;
}

type NotesEvent =
  /** `stored`: the recording's stored notes, which become a draft. `focus`: the student's wish, in their words. */
  | { type: "notes.requested"; style: SummaryStyle; stored: string | null; focus?: string | undefined }
  /** Shows and stores a draft of this session. */
  | { type: "draft.chosen"; notes: string }
  /** Shows and stores the notes that the last generation replaced. */
  | { type: "undo.requested" }
  /** Stores the written notes again after a failure. */
  | { type: "save.requested" };

export type NotesWork = "writeNotes" | "saveNotes";

export interface NotesOrder {
  readonly recordingId: string;
  readonly style: SummaryStyle;
  readonly focus?: string | undefined;
}

export interface WrittenNotes {
  readonly notes: string;
}

interface DraftsToRemember {
  readonly recordingId: string;
  readonly drafts: readonly NotesDraft[];
}

export interface NotesToSave extends WrittenNotes {
  readonly recordingId: string;
  /** The stored notes that they may replace; undefined: those that are shown (COR-03). */
  readonly seen: string | null | undefined;
}

const addDraft = (drafts: readonly NotesDraft[], draft: NotesDraft): readonly NotesDraft[] => [
  ...drafts.filter(({ notes }) => notes !== draft.notes),
  draft,
];

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
    rememberDrafts: actionPort<DraftsToRemember>("rememberDrafts"),
    rememberOrder: assign(({ context }, { style, stored }: { style: SummaryStyle; stored: string | null }) => {
      const visibleNotes = context.unsaved ?? stored;
      const former = visibleNotes === null || visibleNotes.trim() === "" ? null : visibleNotes;
      const isNew = former !== null && context.drafts.every(({ notes }) => notes !== former);
      return {
        order: { style, former },
        seen: stored,
        drafts: isNew ? addDraft(context.drafts, { style: null, notes: former }) : context.drafts,
      };
    }),
    rememberNotes: assign(({ context: { order, drafts } }, { notes }: WrittenNotes) => ({
      unsaved: notes,
      order: null,
      undo: order !== null && order.former !== notes ? order.former : null,
      drafts: addDraft(drafts, { style: order?.style ?? null, notes }),
    })),
    showDraft: assign((_, { notes }: WrittenNotes) => ({ unsaved: notes, undo: null })),
    showFormer: assign(({ context }) => ({ unsaved: context.undo, undo: null })),
    forgetNotes: assign({ unsaved: null, seen: undefined }),
    rememberFailure: assign(({ context: { seen } }, { work, error }: FailedWork<NotesWork>) => {
      const reason = work === "writeNotes" ? toReason(error) : null;
      const code = toFailureCode(error);
      // The page then shows the notes that another tab stored, before the student saves over them.
      return { failure: { work, code, reason }, seen: code === "changed-elsewhere" ? undefined : seen };
    }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasTranscript: ({ context }) => context.hasTranscript,
    hasUnsaved: ({ context }) => context.unsaved !== null,
    hasDraft: ({ context }, { notes }: WrittenNotes) => context.drafts.some((draft) => draft.notes === notes),
    canUndo: ({ context }) => context.undo !== null,
  },
  delays: { writingTimeout: assistantTimeouts.page, savingTimeout: 30_000 },
});

/**
 * Notes in a chosen style: the assistant writes them, and then they are stored with the recording (RDT-04). Earlier
 * notes stay as drafts of the session. The recording has the notes that were written, chosen or restored last (RDT-14).
 */
export const notesMachine = notesSetup.createMachine({
  id: "notes",
  context: ({ input }) => ({
    ...input,
    drafts: input.drafts ?? [],
    order: null,
    undo: null,
    unsaved: null,
    seen: undefined,
    failure: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "hasTranscript", target: "choosing" }, { target: "blocked" }] },

    /** Without a transcript, no notes can be written. */
    blocked: {},

    choosing: {
      initial: "ready",
      on: {
        "notes.requested": {
          target: "writing",
          actions: { type: "rememberOrder", params: ({ event: { style, stored } }) => ({ style, stored }) },
        },
        "draft.chosen": {
          guard: { type: "hasDraft", params: ({ event: { notes } }) => ({ notes }) },
          target: "saving",
          actions: { type: "showDraft", params: ({ event: { notes } }) => ({ notes }) },
        },
        "undo.requested": { guard: "canUndo", target: "saving", actions: "showFormer" },
      },
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
          return { recordingId: context.recordingId, style: event.style, focus: event.focus };
        },
        onDone: {
          target: "saving",
          actions: [
            {
              type: "rememberNotes",
              params: ({ event }: { event: { output: WrittenNotes } }) => event.output,
            },
            {
              type: "rememberDrafts",
              params: ({ context: { recordingId, drafts } }: { context: NotesContext }) => ({ recordingId, drafts }),
            },
          ],
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

function toSaveInput({ context: { recordingId, unsaved, seen } }: { context: NotesContext }): NotesToSave {
  if (unsaved === null) throw new Error("saving without notes");
  return { recordingId, notes: unsaved, seen };
}
