import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Baselines } from "./baselines.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "story-shots-baselines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(join(folder, file), "utf8");

it("QAS-03 each component has a manifest that a person can read", () => {
  const baselines = new Baselines(folder);
  baselines.set("elements/Badge/long-text.piece-light", { hash: "bbbb", width: 4, height: 2 });
  baselines.set("elements/Badge/default.piece-light", { hash: "aaaa", width: 10, height: 3 });
  baselines.setTree("elements/Badge/default.piece", 'text "New"');
  baselines.save("153.0.1.2");
  expect(read("elements/Badge/screenshots.txt")).toBe(
    "default.piece-light    10x3  aaaa\nlong-text.piece-light  4x2   bbbb\n",
  );
  expect(read("elements/Badge/trees.txt")).toBe('== default.piece\ntext "New"\n');
  const again = new Baselines(folder);
  expect(again.browser).toBe("153.0.1.2");
  expect(again.tree("elements/Badge/default.piece")).toBe('text "New"');
  expect(again.entry("elements/Badge/default.piece-light")).toEqual({ hash: "aaaa", width: 10, height: 3 });
});

it("QAS-03 a component without baselines has no folder", () => {
  const baselines = new Baselines(folder);
  baselines.set("cards/Card/a.piece-light", { hash: "aaaa", width: 1, height: 1 });
  baselines.setTree("cards/Card/a.piece", "main");
  baselines.save("1");
  baselines.remove("cards/Card/a.piece-light");
  baselines.removeTree("cards/Card/a.piece");
  baselines.save("1");
  expect(existsSync(join(folder, "cards/Card"))).toBe(false);
});

it("QAS-03 rare variants store only the trees that differ from the usual ones", () => {
  const usual = new Baselines(join(folder, "usual"));
  usual.setTree("cards/Card/a.phone", "main");
  usual.setTree("cards/Card/a.desktop", 'main\n  heading "Card"');
  usual.save("1");
  const rareFolder = join(folder, "rare");
  mkdirSync(rareFolder);
  writeFileSync(join(rareFolder, "usual.txt"), "../usual\n");
  const rare = new Baselines(rareFolder);
  rare.setTree("cards/Card/a.desktop-forced-colors", 'main\n  heading "Card"');
  rare.setTree("cards/Card/a.768", "main");
  rare.setTree("cards/Card/a.phone-large-text", 'main\n  text "…"');
  rare.save("1");
  expect(read("rare/cards/Card/trees.txt")).toBe(
    '== a.phone-large-text\nmain\n  text "…"\n\n== a.768 = a.phone\n\n== a.desktop-forced-colors = a.desktop\n',
  );
  const again = new Baselines(rareFolder);
  expect(again.treeNames().map((name) => [name, again.tree(name)])).toEqual([
    ["cards/Card/a.phone-large-text", 'main\n  text "…"'],
    ["cards/Card/a.768", "main"],
    ["cards/Card/a.desktop-forced-colors", 'main\n  heading "Card"'],
  ]);
});
