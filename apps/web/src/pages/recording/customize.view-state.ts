import { canSave, failureOf, isBusy, type NotesSnapshot, notesOf } from "@lectern/machines/notes/notes.selectors";
import type { NotesState } from "@lectern/ui/screens/recording";

const isBlank = (text: string | null): text is null => text === null || text.trim() === "";

/** RDT-04, RDT-08. Old notes stay while new ones are written, and after a failure. */
export function toNotesState(snapshot: NotesSnapshot, stored: string | null): NotesState {
  const shown = notesOf(snapshot, stored);
  const notes = isBlank(shown) ? null : shown;
  if (isBusy(snapshot)) return { kind: "generating", notes };
  if (failureOf(snapshot) !== null) return { kind: "failed", notes, isUnsaved: canSave(snapshot) };
  return notes === null ? { kind: "none" } : { kind: "ready", notes };
}
