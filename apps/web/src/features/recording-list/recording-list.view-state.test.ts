import type { RecordingSummary } from "@lectern/domain/recording";
import { createSummary } from "@lectern/domain/testing/recordings";
import { describe, expect, test } from "vitest";
import { toRecordingsState } from "./recording-list.view-state.ts";

const biology = createSummary({ id: "1", name: "Bio 101 – Photosynthesis" });
const economics = createSummary({ id: "2", name: "Intro Micro: Elasticity" });
const all = { recordings: [biology, economics], isComplete: true };

const select = (kept: readonly string[]) => (rows: readonly RecordingSummary[]) =>
  rows.filter(({ id }) => kept.includes(id));

describe("the state of the recordings screen", () => {
  test("SHL-11 shows skeletons until the first rows or a failure", () => {
    expect(toRecordingsState({ data: undefined, isError: false }, "")).toEqual({ kind: "loading" });
    expect(toRecordingsState({ data: undefined, isError: true }, "")).toEqual({ kind: "failed" });
  });

  test("REC-09 keeps the cached rows when a read fails", () => {
    expect(toRecordingsState({ data: all, isError: true }, "")).toEqual({ kind: "ready", recordings: all.recordings });
  });

  test.each(["PHOTO", "photo", " photo "])("REC-02 finds the recording by the name %j in any case", (query) => {
    expect(toRecordingsState({ data: all, isError: false }, query)).toEqual({ kind: "ready", recordings: [biology] });
  });

  test("REC-07 distinguishes an empty library from a search without a match", () => {
    expect(toRecordingsState({ data: { recordings: [], isComplete: true }, isError: false }, "")).toEqual({
      kind: "empty",
    });
    expect(toRecordingsState({ data: all, isError: false }, "history")).toEqual({ kind: "no-match", query: "history" });
  });

  test("REC-07 shows no empty state while more rows are loading", () => {
    const begun = { recordings: [biology], isComplete: false };
    expect(toRecordingsState({ data: begun, isError: false }, "elasticity")).toEqual({ kind: "loading" });
    expect(toRecordingsState({ data: begun, isError: true }, "elasticity")).toEqual({ kind: "failed" });
    expect(toRecordingsState({ data: begun, isError: false }, "")).toEqual({ kind: "ready", recordings: [biology] });
  });

  test("REC-02 REC-03 says how many were not read, and not how many match until all were", () => {
    const begun = { recordings: [biology, economics], isComplete: false, rest: 9_000 };
    const read = { data: begun, isError: false };
    expect(toRecordingsState(read, "")).toEqual({ kind: "ready", recordings: begun.recordings, rest: 9_000 });
    expect(toRecordingsState(read, "photo")).toEqual({ kind: "ready", recordings: [biology], rest: "unknown" });
    expect(toRecordingsState(read, "", "date", select([biology.id]))).toEqual({
      kind: "ready",
      recordings: [biology],
      rest: "unknown",
    });
    expect(toRecordingsState({ ...read, isError: true }, "")).toEqual({ kind: "ready", recordings: begun.recordings });
  });

  test("REC-17 sorts by name in the reader's alphabet, and numbers by value", () => {
    const names = ["Lecture 10", "émigrés", "Lecture 9", "Zoology", "", "algebra"];
    const list = names.map((name, index) => createSummary({ id: String(index), name }));
    const state = toRecordingsState({ data: { recordings: list, isComplete: true }, isError: false }, "", "name");
    expect(state.kind === "ready" && state.recordings.map(({ name }) => name)).toEqual([
      "algebra",
      "émigrés",
      "Lecture 9",
      "Lecture 10",
      "",
      "Zoology",
    ]);
  });

  test("REC-17 waits for all rows before it sorts by name, unless reading the rest failed", () => {
    const begun = { recordings: [economics, biology], isComplete: false };
    expect(toRecordingsState({ data: begun, isError: false }, "", "name")).toEqual({ kind: "loading" });
    expect(toRecordingsState({ data: begun, isError: true }, "", "name")).toEqual({
      kind: "ready",
      recordings: [biology, economics],
    });
  });
});

describe("a filtered list", () => {
  test("UNT-04 shows the filtered recordings, and distinguishes no match from an empty library", () => {
    const read = { data: all, isError: false };
    expect(toRecordingsState(read, "", "date", select([economics.id]))).toEqual({
      kind: "ready",
      recordings: [economics],
    });
    expect(toRecordingsState(read, "", "date", select([]))).toEqual({ kind: "no-match", query: "" });
  });

  test("UNT-04 is loading until the recordings' tags are known", () => {
    expect(toRecordingsState({ data: all, isError: false }, "", "date", () => undefined)).toEqual({ kind: "loading" });
    expect(toRecordingsState({ data: all, isError: true }, "", "date", () => undefined)).toEqual({ kind: "failed" });
  });
});
