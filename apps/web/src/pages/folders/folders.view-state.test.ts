import { describe, expect, test } from "vitest";
import { folder } from "../../testing/samples.ts";
import { toCreateFolderState, toFoldersState } from "./folders.view-state.ts";

const biology = { ...folder, lectures: 2 };

describe("the state of the folders screen", () => {
  test("FOL-01 SHL-11 shows skeletons until the first rows or a failure", () => {
    expect(toFoldersState({ data: undefined, isError: false })).toEqual({ kind: "loading" });
    expect(toFoldersState({ data: undefined, isError: true })).toEqual({ kind: "failed" });
  });

  test("FOL-01 REC-09 keeps known folders if a later read fails", () => {
    expect(toFoldersState({ data: [biology], isError: true })).toEqual({ kind: "ready", folders: [biology] });
  });

  test("FOL-03 shows an empty state without folders", () => {
    expect(toFoldersState({ data: [], isError: false })).toEqual({ kind: "empty" });
  });

  test("FOL-02 shows the dialog as busy while the folder is created, and reopens it after a failure", () => {
    expect(toCreateFolderState(false, false)).toEqual({ kind: "closed" });
    expect(toCreateFolderState(true, true)).toEqual({ kind: "creating" });
    expect(toCreateFolderState(true, false)).toEqual({ kind: "open" });
  });
});
