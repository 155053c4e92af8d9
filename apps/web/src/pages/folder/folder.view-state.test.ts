import { createSummary } from "@lectern/domain/testing/recordings";
import { describe, expect, test } from "vitest";
import { folder as biology } from "../../testing/samples.ts";
import { toAddRecordingsState, toFolderRecordingsState, toFolderState } from "./folder.view-state.ts";

const waiting = { data: undefined, isError: false };
const failed = { data: undefined, isError: true };
const recording = createSummary();
const none = { data: { recordings: [], isComplete: true }, isError: false };
const one = { data: { recordings: [recording], isComplete: true }, isError: false };

describe("the state of the folder screen", () => {
  test("FOL-08 shows the failures of the folder and of its recordings separately", () => {
    expect([toFolderState(waiting, undefined), toFolderRecordingsState(waiting)]).toEqual([
      { kind: "loading" },
      { kind: "loading" },
    ]);
    expect([toFolderState(failed, undefined), toFolderRecordingsState(failed)]).toEqual([
      { kind: "failed" },
      { kind: "failed" },
    ]);
    expect(toFolderState({ data: biology, isError: true }, undefined)).toEqual({ kind: "ready", folder: biology });
    expect(toFolderRecordingsState({ ...one, isError: true })).toMatchObject({ kind: "ready" });
  });

  test("FOL-08 keeps showing a folder while it is deleted", () => {
    expect(toFolderState(waiting, biology)).toEqual({ kind: "deleting", folder: biology });
  });

  test("FOL-05 distinguishes an empty folder from a failure", () => {
    expect(toFolderRecordingsState(none)).toEqual({ kind: "empty" });
  });

  test("FOL-06 shows the dialog as closed, choosing, adding, and choosing again after a failure", () => {
    expect(toAddRecordingsState("closed", one)).toEqual({ kind: "closed" });
    expect(toAddRecordingsState("choosing", waiting)).toEqual({ kind: "loading" });
    expect(toAddRecordingsState("choosing", failed)).toEqual({ kind: "failed" });
    expect(toAddRecordingsState("choosing", none)).toEqual({ kind: "empty" });
    expect(toAddRecordingsState("choosing", one)).toEqual({ kind: "ready", recordings: [recording] });
    expect(toAddRecordingsState("adding", one)).toEqual({ kind: "adding", recordings: [recording] });
  });
});
