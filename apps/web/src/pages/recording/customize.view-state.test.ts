import { notesWorld } from "@lectern/machines/notes/notes.world";
import { describe, expect, test } from "vitest";
import { findSnapshot } from "../../testing/find-snapshot.ts";
import { notesState } from "./customize.view-state.ts";

const ready = findSnapshot(notesWorld, "choosing.ready");
const writing = findSnapshot(notesWorld, "writing");
const saving = findSnapshot(notesWorld, "saving");
const failed = (work: string) =>
  findSnapshot(notesWorld, "choosing.failed", ({ snapshot }) => snapshot.context.failure?.work === work);

describe("what the customize tab shows", () => {
  test("RDT-04 nothing, or the notes that the recording has", () => {
    expect(notesState(ready, null)).toEqual({ kind: "none" });
    expect(notesState(ready, "  ")).toEqual({ kind: "none" });
    expect(notesState(ready, "# Old")).toEqual({ kind: "ready", notes: "# Old" });
    expect(notesState(findSnapshot(notesWorld, "blocked"), "# Old")).toEqual({ kind: "ready", notes: "# Old" });
  });

  test("RDT-04 old notes stay while others are written; new ones show as soon as they are there", () => {
    expect(notesState(writing, null)).toEqual({ kind: "generating", notes: null });
    expect(notesState(writing, "# Old")).toEqual({ kind: "generating", notes: "# Old" });
    expect(notesState(saving, "# Old")).toEqual({ kind: "generating", notes: "# Cells" });
  });

  test("RDT-08 a failure keeps what there is, and what could not be stored", () => {
    expect(notesState(failed("writeNotes"), "# Old")).toEqual({ kind: "failed", notes: "# Old", isUnsaved: false });
    expect(notesState(failed("saveNotes"), "# Old")).toEqual({ kind: "failed", notes: "# Cells", isUnsaved: true });
  });
});
