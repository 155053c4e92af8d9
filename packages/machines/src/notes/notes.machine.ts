import { assertEvent } from "xstate";
import { noteFailure, threw, wasLate } from "../failing.ts";
import { notesSetup } from "./notes.setup.ts";
import type { NotesContext, WrittenNotes } from "./notes.types.ts";

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
        onError: { target: "choosing.failed", actions: noteFailure(threw("writeNotes")) },
      },
      after: { writingPatience: { target: "choosing.failed", actions: noteFailure(wasLate("writeNotes")) } },
    },

    saving: {
      tags: "busy",
      invoke: {
        id: "saveNotes",
        src: "saveNotes",
        input: toSave,
        onDone: { target: "choosing", actions: "forgetNotes" },
        onError: { target: "choosing.failed", actions: noteFailure(threw("saveNotes")) },
      },
      after: { savingPatience: { target: "choosing.failed", actions: noteFailure(wasLate("saveNotes")) } },
    },
  },
});

function toSave({ context: { recordingId, unsaved } }: { context: NotesContext }) {
  if (unsaved === null) throw new Error("saving without notes");
  return { recordingId, notes: unsaved };
}
