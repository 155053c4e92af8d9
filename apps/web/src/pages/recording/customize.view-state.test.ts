import { notesModel } from "@lectern/machines/notes/notes.model";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { NOTES_CHANGED_ELSEWHERE } from "../../copy/offline-copy.ts";
import { toNotesState } from "./customize.view-state.ts";

const ready = findSnapshot(notesModel, "choosing.ready");
const writing = findSnapshot(notesModel, "writing");
const saving = findSnapshot(notesModel, "saving");
const failed = (work: string) =>
  findSnapshot(notesModel, "choosing.failed", ({ snapshot }) => snapshot.context.failure?.work === work);

describe("the state of the customize tab", () => {
  test("RDT-04 shows the recording's notes, or none", () => {
    expect(toNotesState(ready, null)).toEqual({ kind: "none" });
    expect(toNotesState(ready, "  ")).toEqual({ kind: "none" });
    expect(toNotesState(ready, "# Old")).toEqual({ kind: "ready", notes: "# Old" });
    expect(toNotesState(findSnapshot(notesModel, "blocked"), "# Old")).toEqual({ kind: "ready", notes: "# Old" });
  });

  test("RDT-04 keeps the old notes until new ones are written", () => {
    expect(toNotesState(writing, null)).toEqual({ kind: "generating", notes: null });
    expect(toNotesState(writing, "# Old")).toEqual({ kind: "generating", notes: "# Old" });
    expect(toNotesState(saving, "# Old")).toEqual({ kind: "generating", notes: "# Cells" });
  });

  test.each(["writeNotes", "saveNotes"])("OFF-03 says that %s needs the network", (work) => {
    const snapshot = failed(work);
    const failure = { ...snapshot.context.failure!, code: "offline", reason: null } as const;
    const cut = Object.assign(Object.create(snapshot) as typeof snapshot, {
      context: { ...snapshot.context, failure },
    });
    expect(toNotesState(cut, "# Old")).toMatchObject({ kind: "failed", reason: null });
    expect(toNotesState(cut, "# Old", false)).toMatchObject({ kind: "failed", reason: "You're offline." });
  });

  test("COR-03 says that the notes were changed elsewhere", () => {
    const snapshot = failed("saveNotes");
    const failure = { ...snapshot.context.failure!, code: "changed-elsewhere", reason: null } as const;
    const overtaken = Object.assign(Object.create(snapshot) as typeof snapshot, {
      context: { ...snapshot.context, failure },
    });
    expect(toNotesState(overtaken, "# Theirs")).toMatchObject({
      kind: "failed",
      notes: "# Cells",
      isUnsaved: true,
      reason: NOTES_CHANGED_ELSEWHERE,
    });
  });

  test("RDT-08 keeps stored and unsaved notes after a failure", () => {
    expect(toNotesState(failed("writeNotes"), "# Old")).toEqual({
      kind: "failed",
      notes: "# Old",
      isUnsaved: false,
      reason: null,
    });
    expect(toNotesState(failed("saveNotes"), "# Old")).toEqual({
      kind: "failed",
      notes: "# Cells",
      isUnsaved: true,
      reason: null,
    });
  });
});
