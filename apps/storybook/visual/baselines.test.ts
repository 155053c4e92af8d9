import { globSync, mkdtempSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Baselines } from "./baselines.ts";
import { type Pixels, pixelHash } from "./pixels.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-baselines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plain = (colour: number, width = 4, height = 2): Pixels => ({
  data: Buffer.alloc(width * height * 4, colour),
  width,
  height,
});
function set(baselines: Baselines, name: string, pixels: Pixels): void {
  const { width, height } = pixels;
  baselines.set(name, { hash: pixelHash(pixels), width, height, pixels: () => Promise.resolve(pixels) });
}
const archives = (): string[] => globSync("**/*.zst", { cwd: folder }).toSorted();
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

it("QAS-03 each component has a manifest that a person can read", async () => {
  const baselines = new Baselines(folder);
  set(baselines, "elements/Badge/long-text.piece-light", plain(1));
  set(baselines, "elements/Badge/default.piece-light", plain(2, 10, 3));
  baselines.setTree("elements/Badge/default.piece", 'text "New"');
  await baselines.save("153.0.1.2");
  expect(read("elements/Badge/screenshots.txt")).toBe(
    `default.piece-light    10x3  ${pixelHash(plain(2, 10, 3))}\nlong-text.piece-light  4x2   ${pixelHash(plain(1))}\n`,
  );
  expect(read("elements/Badge/trees.txt")).toBe('== default.piece\ntext "New"\n');
  const again = new Baselines(folder);
  expect(again.browser).toBe("153.0.1.2");
  expect(again.tree("elements/Badge/default.piece")).toBe('text "New"');
  expect(await again.pixels("elements/Badge/default.piece-light")).toEqual(plain(2, 10, 3));
});

it("QAS-03 equal screenshots are stored once, and stay when one of their names goes", async () => {
  const baselines = new Baselines(folder);
  for (const name of ["cards/Card/a.piece-light", "cards/Card/b.piece-light", "elements/Other/a.piece-light"])
    set(baselines, name, plain(1));
  await baselines.save("1");
  expect(archives()).toEqual(["cards/Card/piece-light.zst"]);
  baselines.remove("cards/Card/a.piece-light");
  baselines.remove("cards/Card/b.piece-light");
  await baselines.save("1");
  expect(archives()).toEqual(["elements/Other/piece-light.zst"]);
  expect(await new Baselines(folder).pixels("elements/Other/a.piece-light")).toEqual(plain(1));
});

it("an update writes only the archives that it changes", async () => {
  const baselines = new Baselines(folder);
  set(baselines, "cards/Card/a.piece-light", plain(1));
  set(baselines, "cards/Card/a.piece-dark", plain(2));
  await baselines.save("1");
  truncateSync(join(folder, "cards/Card/piece-dark.zst"), 0);
  set(baselines, "cards/Card/a.piece-light", plain(3));
  await baselines.save("1");
  expect(readFileSync(join(folder, "cards/Card/piece-dark.zst"))).toHaveLength(0);
  expect(await baselines.pixels("cards/Card/a.piece-light")).toEqual(plain(3));
});

it("a damaged archive is told by its screenshot's name", async () => {
  const baselines = new Baselines(folder);
  set(baselines, "cards/Card/a.piece-light", plain(1));
  await baselines.save("1");
  truncateSync(join(folder, "cards/Card/piece-light.zst"), 5);
  await expect(new Baselines(folder).pixels("cards/Card/a.piece-light")).rejects.toThrow("cards/Card/piece-light.zst");
});

it("baselines without pixels have manifests alone", async () => {
  const baselines = new Baselines(folder, { withoutPixels: true });
  set(baselines, "cards/Card/a.piece-forced-colors-light", plain(1));
  await baselines.save("1");
  expect(archives()).toEqual([]);
  expect(new Baselines(folder, { withoutPixels: true }).names()).toEqual(["cards/Card/a.piece-forced-colors-light"]);
});
