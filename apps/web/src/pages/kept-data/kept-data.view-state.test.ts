import type { KeptCounts } from "@lectern/domain/kept-data";
import { expect, test } from "vitest";
import { toKeptDataState } from "./kept-data.view-state.ts";

test("PRV-01 shows numbers that were read, also when a later read fails", () => {
  const data = { recordings: 12 } as KeptCounts;
  expect(toKeptDataState({ data: undefined, isError: false })).toEqual({ kind: "loading" });
  expect(toKeptDataState({ data: undefined, isError: true })).toEqual({ kind: "failed" });
  expect(toKeptDataState({ data, isError: true })).toEqual({ kind: "ready", counts: data });
});
