import { failureCodeOf } from "@lectern/domain/failure";
import { assistantPatience } from "@lectern/domain/patience";
import { assign, setup } from "xstate";
import type { FailedWork } from "../failing.ts";
import { actionPort, promisePort } from "../port.ts";
import type {
  NotesContext,
  NotesEvent,
  NotesInput,
  NotesOrder,
  NotesTag,
  NotesToSave,
  NotesWork,
  WrittenNotes,
} from "./notes.types.ts";

/** Everything the machine is made of but its states. */
export const notesSetup = setup({
  types: {
    context: {} as NotesContext,
    events: {} as NotesEvent,
    input: {} as NotesInput,
    tags: {} as NotesTag,
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
      failure: { work, code: failureCodeOf(error) },
    })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasTranscript: ({ context }) => context.hasTranscript,
    hasUnsaved: ({ context }) => context.unsaved !== null,
  },
  delays: { writingPatience: assistantPatience.page, savingPatience: 30_000 },
});
