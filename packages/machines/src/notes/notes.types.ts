import type { FailureCode } from "@lectern/domain/failure";
import type { SummaryStyle } from "@lectern/domain/summary-style";

export interface NotesInput {
  readonly recordingId: string;
  /** Of the recording as it is shown: one that gets its transcript later begins a new flow. */
  readonly hasTranscript: boolean;
}

export interface NotesContext extends NotesInput {
  /** Markdown that was written and is not yet stored: not a row, and all there is of it. */
  readonly unsaved: string | null;
  readonly failure: NotesFailure | null;
}

export interface NotesFailure {
  readonly work: NotesWork;
  readonly code: FailureCode;
}

export type NotesEvent =
  | { type: "notes.requested"; style: SummaryStyle }
  /** The notes are there and could not be stored: once more. */
  | { type: "save.requested" };

export type NotesTag = "busy";

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
