import "fake-indexeddb/auto";
import { hashKey } from "@tanstack/query-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordingKeys } from "@lectern/data/recordings/recordings.queries";
import { studyGuideKeys } from "@lectern/data/study-guides/study-guides.queries";
import { toDatabaseName } from "./find-database.ts";
import { keepReads, type ReadToKeep, removeKeptReads } from "./kept-writer.ts";
import { openConnection } from "./open-database.ts";
import { createKeptSearch } from "./search-kept.ts";

const toRead = (key: readonly unknown[], data: unknown, savedAt = 1): ReadToKeep => ({
  hash: hashKey(key),
  key,
  data,
  savedAt,
});

interface Lecture {
  readonly name: string;
  readonly said?: readonly string[];
  readonly summary?: string;
  readonly more?: object;
}

const lecture = (id: string, { name, said = [], summary, more }: Lecture, savedAt = 1): ReadToKeep[] => [
  toRead(
    recordingKeys.one("maya", id),
    {
      id,
      name,
      createdAt: `2026-11-0${id.length}T09:00:00Z`,
      folderId: null,
      isFavorite: false,
      summary: summary ?? null,
      notes: null,
      ...more,
    },
    savedAt,
  ),
  toRead(
    recordingKeys.transcript("maya", id),
    {
      segments: said.map((text, index) => ({ start: index * 10, end: index * 10 + 9, speaker: "Dr. Reyes", text })),
      text: null,
      isComplete: true,
    },
    savedAt,
  ),
];

interface OneCorrection {
  readonly kind: "word" | "speaker";
  readonly from: string;
  readonly to: string;
}

/** What a device keeps of a lecture's corrections: one, undone or not. */
const corrected = (id: string, one: OneCorrection, undoneAt: string | null, savedAt: number): ReadToKeep[] => [
  toRead(
    recordingKeys.corrections("maya", id),
    { version: savedAt, list: [{ id: "1", segment: null, madeAt: "", ...one, undoneAt }] },
    savedAt,
  ),
];

let connection: IDBDatabase;
beforeEach(async () => {
  connection = await openConnection("maya");
});
afterEach(async () => {
  connection.close();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(toDatabaseName("maya")).onsuccess = resolve;
  });
});

const keep = (...reads: readonly ReadToKeep[][]) => keepReads(connection, reads.flat(), 1e9);
const find = async (query: string, filters: object = {}) =>
  (await createKeptSearch(connection).search({ query, ...filters })).results;
const findMoments = async (search: ReturnType<typeof createKeptSearch>, query: string) =>
  (await search.search({ query })).results.flatMap(({ moments }) => moments);
const findIds = async (query: string, filters?: object) => (await find(query, filters)).map(({ id }) => id);

describe("the search of what a device keeps", () => {
  test("OFF-04 COR-02 finds the heard word and the right one, also after a correction that was made since", async () => {
    const search = createKeptSearch(connection);
    const findWords = async (query: string) =>
      (await findMoments(search, query)).map(({ text, words }) => [text, words]);
    await keep(lecture("a", { name: "Brothers", said: ["We wait.", "Smershikov sits."] }));
    expect(await findWords("Smerdyakov")).toEqual([]);
    const name: OneCorrection = { kind: "word", from: "Smershikov", to: "Smerdyakov" };
    await keep(corrected("a", name, null, 2));
    expect(await findWords("smerdya")).toEqual([["Smerdyakov sits.", ["smerdyakov"]]]);
    expect(await findWords("smershi")).toEqual([["Smershikov sits.", ["smershikov"]]]);
    expect(await findWords("sits")).toEqual([["Smerdyakov sits.", ["sits"]]]);
    await keep(corrected("a", name, "2026-11-29T16:00:00Z", 3));
    expect(await findWords("smerdya")).toEqual([]);
    expect(await findWords("smershi")).toHaveLength(1);
  });

  test("OFF-04 COR-02 finds a voice by its right name and by the heard one, and after Undo by neither", async () => {
    const search = createKeptSearch(connection);
    const findVoices = async (query: string) =>
      (await findMoments(search, query)).map(({ text, speaker, words }) => [text, speaker, words]);
    await keep(lecture("a", { name: "Brothers", said: ["We wait."] }));
    expect(await findVoices("Okafor")).toEqual([]);
    const voice: OneCorrection = { kind: "speaker", from: "Dr. Reyes", to: "Dr. Okafor" };
    await keep(corrected("a", voice, null, 2));
    expect(await findVoices("okaf wait")).toEqual([["We wait.", "Dr. Okafor", ["wait", "okafor"]]]);
    expect(await findVoices("reyes")).toEqual([["We wait.", "Dr. Reyes", ["reyes"]]]);
    await keep(corrected("a", voice, "2026-11-29T16:00:00Z", 3));
    expect(await findVoices("okafor")).toEqual([]);
    expect(await findVoices("reyes")).toEqual([]);
  });

  test("OFF-04 finds what was said, with its moment and the words that were found", async () => {
    await keep(lecture("a", { name: "Cells", said: ["Good morning.", "The membranes are folded.", "Thank you."] }));
    expect(await find("fold membrane")).toEqual([
      {
        kind: "recording",
        id: "a",
        name: "Cells",
        createdAt: "2026-11-01T09:00:00Z",
        moments: [
          {
            part: "said",
            start: 10,
            speaker: "Dr. Reyes",
            text: "The membranes are folded.",
            words: ["membranes", "folded"],
          },
        ],
      },
    ]);
  });

  test.each([
    ["membrane", ["a"]],
    ["brane", []],
    ["colour", ["a"]],
    ["fibers", ["a"]],
    ["soren", ["aa"]],
    ["SØREN", ["aa"]],
    ["cells", ["a"]],
    ["morning membrane", ["a"]],
    ["membrane kierkegaard", []],
    ['"the membranes"', ["a"]],
    ['"membranes the"', []],
    ["“are folded”", ["a"]],
    ["the -membrane", ["aa"]],
    ["細胞", ["aaa"]],
    ["guide", ["g"]],
    ["osmosis", ["g"]],
    ["despair", ["aa"]],
    ["-", []],
    ['"', []],
    ["   ", []],
  ])("OFF-04 %s finds %j", async (query, ids) => {
    await keep(
      lecture("a", { name: "Cells", said: ["Good morning.", "The membranes are folded.", "Color fills fibres."] }),
      lecture("aa", {
        name: "Søren Kierkegaard",
        said: ["The leap."],
        summary: "# Angst\n\n- **Despair** is a sickness.",
      }),
      lecture("aaa", { name: "生物学", said: ["今日は細胞について話します。"] }),
      [
        toRead(studyGuideKeys.one("maya", "g"), {
          id: "g",
          title: "Guide",
          icon: null,
          color: "#123456",
          createdAt: "2026-11-01T09:00:00Z",
          content: "Osmosis.",
        }),
      ],
    );
    expect(await findIds(query)).toEqual(ids);
  });

  test("OFF-04 puts first what has the words in its name, then what has them in one place, then the newer", async () => {
    await keep(
      lecture("a", { name: "One", said: ["Light bends.", "In water."] }),
      lecture("aa", { name: "Two", said: ["Light", "and water."] }),
      lecture("aaa", { name: "Three", said: ["Light in water."] }),
      lecture("aaaa", { name: "Light and water", said: [] }),
    );
    expect(await findIds("light water")).toEqual(["aaaa", "aaa", "aa", "a"]);
  });

  test("OFF-04 shows the three best moments of a lecture", async () => {
    await keep(lecture("a", { name: "Optics", said: ["Light.", "Light.", "Light.", "Light and glass.", "Light."] }));
    const [found] = await find("light glass");
    expect(found?.moments.map(({ start }) => start)).toEqual([30, 0, 10]);
  });

  test("OFF-04 applies the filters", async () => {
    await keep(
      lecture("a", { name: "Light", more: { folderId: "f" } }),
      lecture("aa", { name: "Light", more: { isFavorite: true } }),
    );
    expect(await findIds("light", { folderId: "f" })).toEqual(["a"]);
    expect(await findIds("light", { isFavorite: true })).toEqual(["aa"]);
    expect(await findIds("light", { from: "2026-11-02T00:00:00Z" })).toEqual(["aa"]);
  });

  test("OFF-04 searches what is kept now, not what was kept at the first search", async () => {
    await keep(lecture("a", { name: "Cells", said: ["Light."] }));
    const kept = createKeptSearch(connection);
    const count = async (query: string) => (await kept.search({ query })).results.length;
    expect(await count("light")).toBe(1);
    await keep(lecture("a", { name: "Cells", said: ["Glass."] }, 2));
    expect([await count("light"), await count("glass")]).toEqual([0, 1]);
    await removeKeptReads(connection);
    expect(await count("glass")).toBe(0);
  });

  test("OFF-04 reads each lecture once, before the first search if it can, however many ask", async () => {
    const lectures = Array.from({ length: 20 }, (_, index) =>
      lecture(`l${index}`, { name: "Cells", said: ["Light."] }),
    );
    await keep(...lectures);
    const reads = vi.spyOn(IDBObjectStore.prototype, "get");
    const kept = createKeptSearch(connection);
    void kept.prepare();
    const found = await Promise.all([kept.search({ query: "light" }), kept.search({ query: "cells" })]);
    expect(found.map(({ results }) => results.length)).toEqual([20, 20]);
    await kept.search({ query: "light" });
    expect(reads).toHaveBeenCalledTimes(40);
    reads.mockRestore();
  });

  test("OFF-04 gives the page its turn while it reads", async () => {
    await keep(...Array.from({ length: 20 }, (_, index) => lecture(`l${index}`, { name: "Cells", said: ["Light."] })));
    // Each lecture takes longer than a slice.
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    const turns = vi.fn<() => Promise<void>>(async () => undefined);
    vi.stubGlobal("scheduler", { yield: turns });
    await createKeptSearch(connection).prepare();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(turns).toHaveBeenCalledTimes(40);
  });
});
