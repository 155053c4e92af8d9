import { expect, test } from "vitest";
import { toKeyTermsState } from "./key-terms.view-state.ts";

const index = { lectures: [], terms: [] };

test("UNT-03 key terms load and fail once they are opened, and keep what was read", () => {
  expect(toKeyTermsState({ data: undefined, isError: false }, false)).toEqual({ kind: "closed" });
  expect(toKeyTermsState({ data: undefined, isError: false }, true)).toEqual({ kind: "loading" });
  expect(toKeyTermsState({ data: undefined, isError: true }, true)).toEqual({ kind: "failed" });
  expect(toKeyTermsState({ data: index, isError: true }, true)).toEqual({ kind: "ready", index });
});
