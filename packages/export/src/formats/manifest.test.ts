import { expect, test } from "vitest";
import { toReadme } from "./manifest.ts";

const counts = { recordings: 1, folders: 2, tags: 3, studyGuides: 0, cards: 0, reviews: 0 };

test("EXP-02 the readme says what the export contains, and how many of each", () => {
  const readme = toReadme("2026-03-02T12:00:00.000Z", counts);
  expect(readme).toContain("exported on 2026-03-02");
  expect(readme).toContain("1 recording, 2 folders, 3 tags, 0 study guides, 0 cards, 0 reviews.");
  const laterReadme = toReadme("2026-03-02T12:00:00.000Z", { ...counts, courseEndReceipts: 2 });
  expect(laterReadme).toContain("0 reviews, 2 receipts of ended courses.");
});
