import { expect, test } from "vitest";
import { toReadState } from "./read.ts";

test.each([
  [undefined, false, { kind: "loading" }],
  [undefined, true, { kind: "failed" }],
  [0, false, { kind: "ready", count: 0 }],
  [7, true, { kind: "ready", count: 7 }],
] as const)(
  "PRV-01 UNT-03 REC-09 shows what was read before, whether it fails now or not: %s, %s",
  (data, isError, state) => {
    expect(toReadState<number, object>({ data, isError }, (count) => ({ kind: "ready", count }))).toEqual(state);
  },
);
