import { notesWorld } from "@lectern/machines/notes/notes.world";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { toNotesState } from "./customize.view-state.ts";

const ready = findSnapshot(notesWorld, "choosing.ready");
const writing = findSnapshot(notesWorld, "writing");
const saving = findSnapshot(notesWorld, "saving");
const failed = (work: string) =>
  findSnapshot(notesWorld, "choosing.failed", ({ snapshot }) => snapshot.context.failure?.work === work);

describe("what the customize tab shows", () => {
  test("RDT-04 shows the recording's notes, or none", () => {
    expect(toNotesState(ready, null)).toEqual({ kind: "none" });
    expect(toNotesState(ready, "  ")).toEqual({ kind: "none" });
    expect(toNotesState(ready, "# Old")).toEqual({ kind: "ready", notes: "# Old" });
    expect(toNotesState(findSnapshot(notesWorld, "blocked"), "# Old")).toEqual({ kind: "ready", notes: "# Old" });
  });

  test("RDT-04 keeps the old notes until new ones are written", () => {
    expect(toNotesState(writing, null)).toEqual({ kind: "generating", notes: null });
    expect(toNotesState(writing, "# Old")).toEqual({ kind: "generating", notes: "# Old" });
    expect(toNotesState(saving, "# Old")).toEqual({ kind: "generating", notes: "# Cells" });
  });

  test("RDT-08 keeps stored and unsaved notes after a failure", () => {
    expect(toNotesState(failed("writeNotes"), "# Old")).toEqual({ kind: "failed", notes: "# Old", isUnsaved: false });
    expect(toNotesState(failed("saveNotes"), "# Old")).toEqual({ kind: "failed", notes: "# Cells", isUnsaved: true });
  });
});
