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

test("UNT-04 for several recordings, a tag is on if all of them have it", () => {
  expect(findShared(["1", "2"], tagged)).toEqual(new Set(["lab"]));
  expect(findShared(["1", "3"], tagged)).toEqual(new Set());
  expect(findShared(["1"], tagged)).toEqual(new Set(["exam", "lab"]));
});

test("UNT-04 the dialog waits for both reads, and says if they failed", () => {
  expect(toTaggingState(open, { ...read, tagged: undefined }, ["1"], propose)).toEqual({ kind: "loading" });
  expect(toTaggingState(open, { tags: undefined, tagged: undefined, isError: true }, ["1"], propose)).toEqual({
    kind: "failed",
  });
});

test("UNT-04 the dialog shows what was read even if a later read failed", () => {
  expect(toTaggingState(open, { ...read, isError: true }, ["2"], propose)).toEqual({
    kind: "ready",
    isCreating: false,
    tags: [exam, lab],
    chosen: new Set(["lab"]),
    proposed: ["Entropy"],
    limit: undefined,
  });
});

test("UNT-04 a recording with twenty tags can't get another", () => {
  const twenty = Array.from({ length: 20 }, (_, at) => create(`tag ${at}`));
  const state = toTaggingState(open, { ...read, tagged: new Map([["1", twenty]]) }, ["1", "2"], propose);
  expect(state).toMatchObject({ limit: "A recording can have up to 20 tags" });
});

test("UNT-04 a recording's tags are in the order of the list, without deleted ones", () => {
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
