import { DEFAULT_SUMMARY_STYLE } from "@lectern/domain/summary-style";
import type { SnapshotFrom } from "xstate";
import type { notesMachine } from "./notes.machine.ts";
import type { NotesFailure } from "./notes.types.ts";

export type NotesSnapshot = SnapshotFrom<typeof notesMachine>;

/** Notes are being written or stored. */
export const isBusy = (snapshot: NotesSnapshot): boolean => snapshot.hasTag("busy");

export const failureOf = (snapshot: NotesSnapshot): NotesFailure | null => snapshot.context.failure;

/** The notes to show: those just written, even while they are not stored, else the recording's own. */
export const notesOf = (snapshot: NotesSnapshot, stored: string | null): string | null =>
  snapshot.context.unsaved ?? stored;

export const canRequestNotes = (snapshot: NotesSnapshot): boolean =>
  snapshot.can({ type: "notes.requested", style: DEFAULT_SUMMARY_STYLE });
export const canSave = (snapshot: NotesSnapshot): boolean => snapshot.can({ type: "save.requested" });
