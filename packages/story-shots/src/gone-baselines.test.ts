import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Baselines } from "./baselines.ts";
import { listRemoved, updateAll } from "./run.ts";
import { type Story, toCanTell } from "./stories.ts";

const toStory = (title: string, name: string): Story => ({
  id: `${title.toLowerCase().replaceAll("/", "-")}--${name}`,
  title,
  name,
  importPath: `../../packages/ui/src/${title}.stories.tsx`,
});
const small = toStory("elements/Badge", "default");
const card = toStory("cards/Card", "default");
const all = [small, card];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "story-shots-gone-"));
  const baselines = new Baselines(folder);
  const shots = [
    "elements/Badge/default",
    "elements/Badge/gone",
    "cards/Card/default",
    "cards/Card/gone",
    "cards/Old/a",
  ];
  for (const name of shots) {
    baselines.set(`${name}.piece-light`, { hash: "a", width: 1, height: 1 });
    baselines.setTree(`${name}.piece`, "main");
  }
  // A size that the story had before.
  baselines.set("elements/Badge/default.phone-light", { hash: "a", width: 1, height: 1 });
  baselines.save("1");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Updates the baselines with a run of the chosen stories, and returns the screenshots that are left. */
function update(chosen: readonly Story[], words: readonly string[], isEveryVariant = true): string[] {
  const results = chosen.flatMap((story) => [
    { name: `${story.title}/default.piece-light`, story, verdict: { kind: "same" } as const },
    { name: `${story.title}/default.piece`, story, verdict: { kind: "same" } as const },
  ]);
  const baselines = new Baselines(folder);
  updateAll(baselines, listRemoved(baselines, { results }, toCanTell(all, chosen, words, isEveryVariant)), "1");
  const after = new Baselines(folder);
  expect(after.treeNames().toSorted()).toEqual(
    [...new Set(after.names().map((name) => name.replace(/(?:piece|phone)-light$/, "piece")))].toSorted(),
  );
  return after.names().toSorted();
}

it("QAS-03 an update of one component removes its baselines without a story, and those of no other", () => {
  expect(update([small], ["Badge"])).toEqual([
    "cards/Card/default.piece-light",
    "cards/Card/gone.piece-light",
    "cards/Old/a.piece-light",
    "elements/Badge/default.piece-light",
  ]);
});

it("QAS-03 an update of one variant keeps the baselines of the others", () => {
  expect(update([small], ["Badge"], false)).toContain("elements/Badge/default.phone-light");
});

it.each(["old", "cards/Old", "cards"])("QAS-03 an update with --only=%s removes a component that is gone", (word) => {
  const chosen = word === "cards" ? [card] : [];
  expect(update(chosen, [word])).not.toContain("cards/Old/a.piece-light");
  expect(new Baselines(folder).names()).toContain("elements/Badge/gone.piece-light");
});
