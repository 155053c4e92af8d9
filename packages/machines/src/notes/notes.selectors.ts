import type { SnapshotFrom } from "xstate";
import type { NotesDraft, notesMachine, NotesFailure } from "./notes.machine.ts";

export type NotesSnapshot = SnapshotFrom<typeof notesMachine>;

/** Notes are being written or stored. */
export const isBusy = (snapshot: NotesSnapshot): boolean => snapshot.hasTag("busy");

export const getFailure = (snapshot: NotesSnapshot): NotesFailure | null => snapshot.context.failure;

/** The notes to show: just written ones, even before they are stored, otherwise those of the recording. */
export const getNotes = (snapshot: NotesSnapshot, stored: string | null): string | null =>
  snapshot.context.unsaved ?? stored;

/** The drafts of the session, oldest first (RDT-14). */
export const getDrafts = (snapshot: NotesSnapshot): readonly NotesDraft[] => snapshot.context.drafts;
