import { expect, test } from "vitest";
import { toManifestJson, toReadme } from "./manifest.ts";

const manifest = {
  exportedAt: "2026-03-02T12:00:00.000Z",
  counts: { recordings: 1, folders: 2, tags: 3, studyGuides: 0, cards: 0, reviews: 0 },
  files: [{ path: "README.txt", bytes: 3, sha256: "a".repeat(64) }],
};

test("EXP-02 the manifest has its schema version, the counts and each file's size and checksum", () =>
  expect(JSON.parse(toManifestJson(manifest))).toEqual({ schemaVersion: 2, ...manifest }));

test("EXP-02 the readme says what the export contains, and how many of each", () => {
  const readme = toReadme(manifest);
  expect(readme).toContain("exported on 2026-03-02");
  expect(readme).toContain("1 recording, 2 folders, 3 tags, 0 study guides, 0 cards, 0 reviews.");
  const ofLibrary = toReadme({ ...manifest, counts: { ...manifest.counts, courseEndReceipts: 2 } });
  expect(ofLibrary).toContain("0 reviews, 2 receipts of ended courses.");
});
