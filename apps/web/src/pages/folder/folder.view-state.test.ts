import { describe, expect, test } from "vitest";
import { addRecordingsState, folderRecordingsState, folderState } from "./folder.view-state.ts";

const waiting = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };
const biology = { id: "1", name: "Biology", description: "", color: "#3B82F6", createdAt: "2026-11-20T09:30:00Z" };
const recording = {
  id: "1",
  name: "Bio 101",
  createdAt: "2026-11-20T09:30:00Z",
  isFavorite: false,
  folderId: null,
  glyph: "microphone",
  color: "#3B82F6",
} as const;
const none = { data: { recordings: [], isComplete: true }, isError: false };
const one = { data: { recordings: [recording], isComplete: true }, isError: false };

describe("what the folder screen shows", () => {
  test("FOL-08 the folder and its recordings load, and fail, apart", () => {
    expect([folderState(waiting, undefined), folderRecordingsState(waiting)]).toEqual([
      { kind: "loading" },
      { kind: "loading" },
    ]);
    expect([folderState(failed, undefined), folderRecordingsState(failed)]).toEqual([
      { kind: "failed" },
      { kind: "failed" },
    ]);
    expect(folderState({ data: biology, isError: true }, undefined)).toEqual({ kind: "ready", folder: biology });
    expect(folderRecordingsState({ ...one, isError: true })).toMatchObject({ kind: "ready" });
  });

  test("FOL-08 a folder that is being deleted stays in sight, even when the cache has forgotten it", () => {
    expect(folderState(waiting, biology)).toEqual({ kind: "deleting", folder: biology });
  });

  test("FOL-05 an empty folder is no failure", () => {
    expect(folderRecordingsState(none)).toEqual({ kind: "empty" });
  });

  test("FOL-06 the dialog: closed, choosing, adding, and back to the choice", () => {
    expect(addRecordingsState("closed", one)).toEqual({ kind: "closed" });
    expect(addRecordingsState("choosing", waiting)).toEqual({ kind: "loading" });
    expect(addRecordingsState("choosing", failed)).toEqual({ kind: "failed" });
    expect(addRecordingsState("choosing", none)).toEqual({ kind: "empty" });
    expect(addRecordingsState("choosing", one)).toEqual({ kind: "ready", recordings: [recording] });
    expect(addRecordingsState("adding", one)).toEqual({ kind: "adding", recordings: [recording] });
  });
});
