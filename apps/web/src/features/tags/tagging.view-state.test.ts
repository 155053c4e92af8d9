import type { Tag } from "@lectern/domain/tag";
import { expect, test } from "vitest";
import { findShared, toTaggingState } from "./tagging.view-state.ts";
import { toTagged } from "../../flows/use-tags.ts";

const create = (id: string): Tag => ({ id, name: id, color: "gray" });
const [exam, lab] = [create("exam"), create("lab")];
const tagged = new Map([
  ["1", [exam, lab]],
  ["2", [lab]],
]);
const open = { isOpen: true, isCreating: false };
const read = { tags: [exam, lab], tagged, isError: false };
const propose = () => ["Entropy"];

test("UNT-04 of several recordings those tags are on that all of them have", () => {
  expect(findShared(["1", "2"], tagged)).toEqual(new Set(["lab"]));
  expect(findShared(["1", "3"], tagged)).toEqual(new Set());
  expect(findShared(["1"], tagged)).toEqual(new Set(["exam", "lab"]));
});

test("UNT-04 the dialog waits for both reads, and says when they failed", () => {
  expect(toTaggingState(open, { ...read, tagged: undefined }, ["1"], propose)).toEqual({ kind: "loading" });
  expect(toTaggingState(open, { tags: undefined, tagged: undefined, isError: true }, ["1"], propose)).toEqual({
    kind: "failed",
  });
});

test("UNT-04 the dialog shows what was read although a later read failed", () => {
  expect(toTaggingState(open, { ...read, isError: true }, ["2"], propose)).toEqual({
    kind: "ready",
    isCreating: false,
    tags: [exam, lab],
    chosen: new Set(["lab"]),
    proposed: ["Entropy"],
    limit: undefined,
  });
});

test("UNT-04 a recording with twenty tags gets no other", () => {
  const twenty = Array.from({ length: 20 }, (_, at) => create(`tag ${at}`));
  const state = toTaggingState(open, { ...read, tagged: new Map([["1", twenty]]) }, ["1", "2"], propose);
  expect(state).toMatchObject({ limit: "A recording has at most 20 tags" });
});

test("UNT-04 a recording's tags stand in the order of the list, without those that are gone", () => {
  expect(
    toTagged(
      [exam, lab],
      new Map([
        ["1", ["lab", "gone", "exam"]],
        ["2", ["gone"]],
      ]),
    ),
  ).toEqual(new Map([["1", [exam, lab]]]));
});
