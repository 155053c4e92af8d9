import type { SearchResult } from "@lectern/domain/search";
import { expect, it } from "vitest";
import { recording } from "../testing/samples.ts";
import { commands } from "./commands.ts";
import { isSearchable } from "./is-searchable.ts";
import {
  filterCommands,
  findRecordings,
  findTags,
  toMoments,
  toSnippet,
  toStatus,
  withSearchKey,
} from "./palette.view-state.ts";

it("FND-03 finds a command by a word that its label lacks", () => {
  expect(filterCommands(commands, "dark").map(({ id }) => id)).toContain("theme-dark");
  expect(filterCommands(commands, "invite").map(({ label }) => label)).toEqual(["Referrals"]);
  expect(filterCommands(commands, "reviews").map(({ label }) => label)).toEqual(["Study Guides"]);
});

it.each([
  ["field", ["Search on this page"]],
  ["everything", ["Search your lectures"]],
  ["command", []],
] as const)("SHL-16 FND-03 labels what / searches: %s", (target, labels) => {
  const withKey = withSearchKey(commands, target).filter(({ shortcut }) => shortcut?.key === "/");
  expect(withKey.map(({ label }) => label)).toEqual(labels);
});

const named = (name: string, number: number) => ({ ...recording, id: String(number), name });

it("FND-03 finds at most six recordings by a part of their name, without case and accents", () => {
  const recordings = Array.from({ length: 9 }, (_, number) => named(`Été ${number}`, number));
  expect(findRecordings(recordings, "ETE").map(({ id }) => id)).toEqual(["0", "1", "2", "3", "4", "5"]);
});

it("UNT-04 finds a tag by a part of its name, and none before anything is typed", () => {
  const tags = ["Exam", "Lab"].map((name) => ({ id: name, name, color: "gray" }) as const);
  expect(findTags(tags, "XA").map(({ id }) => id)).toEqual(["Exam"]);
  expect(findTags(tags, " ")).toEqual([]);
});

it("FND-03 finds no recordings before anything is typed", () => {
  expect(findRecordings([named("Cells", 1)], " ")).toEqual([]);
});

it.each([
  ["ab", false],
  [" ab ", false],
  ["abc", true],
])("FND-03 runs the full-text search from three letters on: %j", (query, expected) => {
  expect(isSearchable(query)).toBe(expected);
});

it("FND-03 shows the best moment of each of five results", () => {
  const moment = { part: "said", start: 4, speaker: null, text: "Membranes fold.", words: ["membranes"] } as const;
  const result = (id: number): SearchResult => ({
    kind: "recording",
    id: String(id),
    name: "Cells",
    createdAt: "2026-11-20T09:30:00Z",
    moments: [moment, { ...moment, start: 90 }],
  });
  const found = toMoments({ results: [1, 2, 3, 4, 5, 6].map(result), suggestion: null });
  expect(found.map((one) => [one.result.id, one.moment.start])).toEqual([
    ["1", 4],
    ["2", 4],
    ["3", 4],
    ["4", 4],
    ["5", 4],
  ]);
});

it("FND-03 begins a long sentence shortly before the matching word", () => {
  const text = "We have known about that replay since the nineties, from recordings in one cell of a rat.";
  expect(toSnippet({ text, words: ["cell"] })).toBe("… recordings in one cell of a rat.");
  expect(toSnippet({ text, words: ["known"] })).toBe(text);
});

const answered = { query: " xyz ", itemCount: 0, isSearching: false, isReading: false, hasFailed: false };

it.each([
  ["nothing was found", answered, "No results for “xyz”"],
  ["the search is on its way", { ...answered, isSearching: true }, "Searching your lectures…"],
  ["names are on their way", { ...answered, isReading: true }, "Loading your recordings…"],
  ["the search failed", { ...answered, itemCount: 2, hasFailed: true }, "Couldn't search your lectures."],
  ["something was found", { ...answered, itemCount: 2 }, undefined],
])("FND-03 says that %s", (_, answer, status) => expect(toStatus(answer)).toBe(status));
