import { describe, expect, test } from "vitest";
import { createFolderState, foldersState } from "./folders.view-state.ts";

const biology = { id: "1", name: "Biology", description: "", color: "#3B82F6", createdAt: "2026-11-20T09:30:00Z" };

describe("what the folders screen shows", () => {
  test("FOL-01 SHL-11 shows skeletons until the first rows or a failure", () => {
    expect(foldersState({ data: undefined, isError: false })).toEqual({ kind: "loading" });
    expect(foldersState({ data: undefined, isError: true })).toEqual({ kind: "unavailable" });
  });

  test("FOL-01 REC-09 keeps known folders when a later read fails", () => {
    expect(foldersState({ data: [biology], isError: true })).toEqual({ kind: "ready", folders: [biology] });
  });

  test("FOL-03 shows an empty state without folders", () => {
    expect(foldersState({ data: [], isError: false })).toEqual({ kind: "empty" });
  });

  test("FOL-02 shows the dialog as busy while the folder is created, and reopens it after a failure", () => {
    expect(createFolderState(false, false)).toEqual({ kind: "closed" });
    expect(createFolderState(true, true)).toEqual({ kind: "creating" });
    expect(createFolderState(true, false)).toEqual({ kind: "open" });
  });
});
