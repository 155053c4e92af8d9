import { describe, expect, test } from "vitest";
import { createFolderState, foldersState } from "./folders.view-state.ts";

const biology = { id: "1", name: "Biology", description: "", color: "#3B82F6", createdAt: "2026-11-20T09:30:00Z" };

describe("what the folders screen shows", () => {
  test("FOL-01 SHL-11 skeletons, and an end of loading when the read fails", () => {
    expect(foldersState({ data: undefined, isError: false })).toEqual({ kind: "loading" });
    expect(foldersState({ data: undefined, isError: true })).toEqual({ kind: "unavailable" });
  });

  test("FOL-01 REC-09 folders that are known stay when a later read fails", () => {
    expect(foldersState({ data: [biology], isError: true })).toEqual({ kind: "ready", folders: [biology] });
  });

  test("FOL-03 no folders at all is a thing of its own", () => {
    expect(foldersState({ data: [], isError: false })).toEqual({ kind: "empty" });
  });

  test("FOL-02 the dialog waits while the folder is created, and is open again if that failed", () => {
    expect(createFolderState(false, false)).toEqual({ kind: "closed" });
    expect(createFolderState(true, true)).toEqual({ kind: "creating" });
    expect(createFolderState(true, false)).toEqual({ kind: "open" });
  });
});
