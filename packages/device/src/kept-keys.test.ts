import { globSync } from "node:fs";
import type { QueryKey } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { disconnectedClient } from "@lectern/data/disconnected-client";
import { classifyKey, findRecordingId, isKeptKey } from "./kept-keys.ts";

const data = new URL("../../data/src/", import.meta.url);
const files = globSync("*/*.queries.ts", { cwd: data });
const modules = await Promise.all(
  files.map(
    async (path) =>
      [path, (await import(/* @vite-ignore */ new URL(path, data).href)) as Record<string, unknown>] as const,
  ),
);

type KeyMaker = (...args: unknown[]) => unknown;

/** Lists every query key that the modules' key makers and queries create for a user. */
function listKeys(): Map<string, QueryKey> {
  const keys = new Map<string, QueryKey>();
  for (const [path, exports] of modules) {
    for (const [name, value] of Object.entries(exports)) {
      if (name.endsWith("Keys"))
        for (const [kind, make] of Object.entries(value as Record<string, KeyMaker>))
          keys.set(`${path} ${name}.${kind}`, make("maya", "id", "text") as QueryKey);
      if (/Quer(?:ies|y)$/.test(name)) {
        const made = (value as KeyMaker)(disconnectedClient, "maya", "id") as Record<string, unknown>;
        const queries = "queryKey" in made ? { one: () => made } : (made as Record<string, KeyMaker>);
        for (const [kind, make] of Object.entries(queries))
          keys.set(`${path} ${name}.${kind}`, (make("id", "text") as { queryKey: QueryKey }).queryKey);
      }
    }
  }
  return keys;
}

/** Whether a key is only a prefix of other keys, under which nothing is read. */
const isPrefix = (key: QueryKey, keys: Iterable<QueryKey>): boolean =>
  key.length < 3 || [...keys].some((other) => other.length > key.length && key.every((part, at) => other[at] === part));

test("OFF-01 the table decides for every query of the app whether it is kept", () => {
  const keys = listKeys();
  expect(keys.size).toBeGreaterThan(40);
  const undecided = [...keys].filter(([, key]) => classifyKey(key) === undefined && !isPrefix(key, keys.values()));
  // A new kind of query? Add it to kept-keys.ts, as "kept" or "never".
  expect(undecided).toEqual([]);
});

test("OFF-01 never keeps the profile, money, settings or searches", () => {
  const kept = [...listKeys().values()].filter((key) => isKeptKey(key, "maya"));
  expect(new Set(kept.map(([entity]) => entity))).toEqual(
    new Set(["recordings", "folders", "study-guides", "practice", "tags"]),
  );
  for (const key of [
    ["profiles", "maya", "minutes"],
    ["search", "maya", { query: "cell" }],
    ["chat", "maya", "one"],
  ])
    expect(isKeptKey(key, "maya")).toBe(false);
});

test("OFF-02 never keeps another user's query", () => {
  expect(isKeptKey(["recordings", "ben", "one", "id"], "maya")).toBe(false);
});

test.each([
  [["recordings", "maya", "transcript", "r1"], "r1"],
  [["practice", "maya", "cards", "r1"], "r1"],
  [["recordings", "maya", "summaries", "folder", "f1"], undefined],
  [["folders", "maya", "one", "f1"], undefined],
  [["practice", "maya", "due", null, "r1"], undefined],
])("OFF-01 finds the recording that %j is about", (key, id) => {
  expect(findRecordingId(key)).toBe(id);
});
