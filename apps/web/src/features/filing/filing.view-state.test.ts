import { expect, test } from "vitest";
import { folder } from "../../testing/samples.ts";
import { toFilingState } from "./filing.view-state.ts";

const folders = [folder];
const choosing = { isOpen: true, isCreating: false };

test("REC-13 the dialog shows folders that were read even if a later read failed", () => {
  expect(toFilingState(choosing, { data: folders, isError: true })).toEqual({ kind: "ready", folders });
});

test("REC-13 the dialog says that folders could not be read", () => {
  expect(toFilingState(choosing, { data: undefined, isError: true })).toEqual({ kind: "failed" });
});

test("REC-13 the dialog is busy while a new folder is stored", () => {
  expect(toFilingState({ isOpen: true, isCreating: true }, { data: folders, isError: false })).toEqual({
    kind: "creating",
    folders,
  });
});

test("REC-13 the dialog is closed until it is opened", () => {
  expect(toFilingState({ isOpen: false, isCreating: false }, { data: folders, isError: false })).toEqual({
    kind: "closed",
  });
});
