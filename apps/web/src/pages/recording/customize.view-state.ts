import { getDrafts, getFailure, isBusy, type NotesSnapshot, getNotes } from "@lectern/machines/notes/notes.selectors";
import { NEEDS_NETWORK, NOTES_CHANGED_ELSEWHERE } from "../../copy/offline-copy.ts";
import type { DraftsProps, NotesState } from "@lectern/ui/screens/recording";

const isBlank = (text: string | null): text is null => text === null || text.trim() === "";

function toReason({ code, reason }: NonNullable<ReturnType<typeof getFailure>>, isOnline: boolean): string | null {
  if (code === "changed-elsewhere") return NOTES_CHANGED_ELSEWHERE;
  return reason ?? (!isOnline && code === "offline" ? NEEDS_NETWORK : null);
}

/** RDT-04, RDT-08. Old notes stay while new ones are written, and after a failure. */
export function toNotesState(snapshot: NotesSnapshot, stored: string | null, isOnline = true): NotesState {
  const shown = getNotes(snapshot, stored);
  const notes = isBlank(shown) ? null : shown;
  if (isBusy(snapshot)) return { kind: "generating", notes };
  const failure = getFailure(snapshot);
  if (failure !== null) {
    return {
      kind: "failed",
      notes,
      isUnsaved: snapshot.can({ type: "save.requested" }),
      reason: toReason(failure, isOnline),
    };
  }
  return notes === null ? { kind: "none" } : { kind: "ready", notes };
}

/** RDT-14. Undo is offered while it is possible. */
export const toDraftsProps = (
  snapshot: NotesSnapshot,
  send: (event: { type: "draft.chosen"; notes: string } | { type: "undo.requested" }) => void,
): DraftsProps => ({
  drafts: getDrafts(snapshot),
  onChoose: (notes) => send({ type: "draft.chosen", notes }),
  onUndo: snapshot.can({ type: "undo.requested" }) ? () => send({ type: "undo.requested" }) : undefined,
});
