import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pack, unpack } from "./archive.ts";
import type { Pixels } from "./pixels.ts";
import { parseTrees, printTrees } from "./trees.ts";

/** A screenshot's entry in a manifest. */
export interface Entry {
  /** {@link pixelHash} of the screenshot. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** A screenshot that becomes the baseline. Its pixels are read when they are written. */
export interface NewEntry extends Entry {
  readonly pixels: () => Promise<Pixels>;
}

/** `cards/recording-card/RecordingCard/default.piece-light` → `cards/recording-card/RecordingCard` and `default.piece-light`. */
function splitName(name: string): { component: string; variant: string } {
  const at = name.lastIndexOf("/");
  return { component: name.slice(0, at), variant: name.slice(at + 1) };
}

/** Screenshots of one component, size and theme share an archive: `cards/recording-card/RecordingCard/piece-light.zst`. */
const toArchive = (name: string): string => {
  const { component, variant } = splitName(name);
  return `${component}/${variant.slice(variant.lastIndexOf(".") + 1)}.zst`;
};

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

const countBytes = ({ width, height }: Entry): number => width * height * 4;

/** How many archives stay in memory after they were read. */
const OPEN_ARCHIVES = 2;

/**
 * The screenshots and accessibility trees of every story, as the pinned Chromium of Linux x64 renders them. For each component there is a manifest that a person can read (`screenshots.txt`:
 * name, size, pixel hash), the accessibility trees (`trees.txt`), and an archive for each size and theme: its
 * screenshots one after the other, compressed together. Equal screenshots are stored once, in the first archive that has one.
 * Baselines `withoutPixels` have no archives: a screenshot with another hash differs by an unknown amount.
 */
export class Baselines {
  readonly folder: string;
  readonly withoutPixels: boolean;
  /** The version of Chromium that rendered them; `undefined` when there are none. */
  readonly browser: string | undefined;
  readonly #screenshots = new Map<string, Entry>();
  readonly #trees = new Map<string, string>();
  readonly #staged = new Map<string, NewEntry>();
  /** What each archive on the disk holds, in its order. */
  #archives: Map<string, readonly Entry[]>;
  readonly #open = new Map<string, Promise<Buffer>>();

  constructor(folder: string, { withoutPixels = false }: { readonly withoutPixels?: boolean } = {}) {
    this.folder = folder;
    this.withoutPixels = withoutPixels;
    const version = join(folder, "browser.txt");
    this.browser = existsSync(version) ? readFileSync(version, "utf8").trim() : undefined;
    for (const file of globSync("**/screenshots.txt", { cwd: folder })) {
      for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
        const [, variant, width, height, hash] = /^(\S+) +(\d+)x(\d+) +(\S+)$/.exec(line) ?? [];
        if (variant === undefined || hash === undefined) continue;
        this.#screenshots.set(`${dirname(file)}/${variant}`, { hash, width: Number(width), height: Number(height) });
      }
    }
    for (const file of globSync("**/trees.txt", { cwd: folder })) {
      for (const [variant, tree] of parseTrees(readFileSync(join(folder, file), "utf8")))
        this.#trees.set(`${dirname(file)}/${variant}`, tree);
    }
    this.#archives = this.#layout();
  }

  /** The names of all screenshots. */
  names(): string[] {
    return [...this.#screenshots.keys()];
  }

  entry(name: string): Entry | undefined {
    return this.#screenshots.get(name);
  }

  /** The names of all accessibility trees: those of screenshots, without the theme. */
  treeNames(): string[] {
    return [...this.#trees.keys()];
  }

  tree(name: string): string | undefined {
    return this.#trees.get(name);
  }

  /** @throws Error when there is no such screenshot, or its archive is missing or damaged */
  async pixels(name: string): Promise<Pixels> {
    const entry = this.#screenshots.get(name);
    if (entry === undefined) throw new Error(`there is no baseline of ${name}`);
    const staged = this.#staged.get(entry.hash);
    return staged === undefined ? await this.#stored(entry) : await staged.pixels();
  }

  set(name: string, entry: NewEntry): void {
    const { hash, width, height } = entry;
    this.#screenshots.set(name, { hash, width, height });
    this.#staged.set(hash, entry);
  }

  setTree(name: string, tree: string): void {
    this.#trees.set(name, tree);
  }

  remove(name: string): void {
    this.#screenshots.delete(name);
  }

  removeTree(name: string): void {
    this.#trees.delete(name);
  }

  /** Writes what `set`, `setTree` and the two removals changed. New archives replace old ones when all are written. */
  async save(browser: string): Promise<void> {
    const wanted = this.#layout();
    const written: string[] = [];
    for (const [archive, entries] of wanted) {
      if (sameHashes(entries, this.#archives.get(archive))) continue;
      // oxlint-disable-next-line no-await-in-loop -- one archive at a time is in memory
      await this.#write(archive, entries);
      written.push(archive);
    }
    // Quickly one after the other, so that an interruption finds archives and manifests in agreement.
    for (const archive of written) renameSync(join(this.folder, `${archive}.new`), join(this.folder, archive));
    this.#writeTexts();
    for (const archive of this.#archives.keys())
      if (!wanted.has(archive)) rmSync(join(this.folder, archive), { force: true });
    this.#archives = wanted;
    this.#staged.clear();
    this.#open.clear();
    writeFileSync(join(this.folder, "browser.txt"), `${browser}\n`);
  }

  /** Which archive holds which screenshots: each screenshot lies in the first archive, by name, that has its hash. */
  #layout(): Map<string, readonly Entry[]> {
    if (this.withoutPixels) return new Map();
    const groups = Map.groupBy([...this.#screenshots].toSorted(byName), ([name]) => toArchive(name));
    const stored = new Set<string>();
    const layout = new Map<string, readonly Entry[]>();
    for (const [archive, screenshots] of [...groups].toSorted(byName)) {
      const entries = screenshots.map(([, entry]) => entry).filter(({ hash }) => !stored.has(hash) && stored.add(hash));
      if (entries.length > 0) layout.set(archive, entries);
    }
    return layout;
  }

  async #stored({ hash }: Entry): Promise<Pixels> {
    for (const [archive, entries] of this.#archives) {
      let offset = 0;
      for (const each of entries) {
        if (each.hash === hash) {
          // oxlint-disable-next-line no-await-in-loop -- the one that has it
          const data = (await this.#read(archive)).subarray(offset, offset + countBytes(each));
          if (data.length < countBytes(each)) throw new Error(`${join(this.folder, archive)} is cut short`);
          return { data, width: each.width, height: each.height };
        }
        offset += countBytes(each);
      }
    }
    throw new Error(`no archive in ${this.folder} holds ${hash}`);
  }

  async #read(archive: string): Promise<Buffer> {
    let pixels = this.#open.get(archive);
    if (pixels === undefined) {
      const file = join(this.folder, archive);
      pixels = unpack(readFileSync(file)).catch((cause: unknown) => {
        throw new Error(`${file} is damaged: restore it, or run npm run visual -- --update`, { cause });
      });
      this.#open.set(archive, pixels);
      for (const old of [...this.#open.keys()].slice(0, -OPEN_ARCHIVES)) this.#open.delete(old);
    }
    return await pixels;
  }

  async #write(archive: string, entries: readonly Entry[]): Promise<void> {
    const parts: Buffer[] = [];
    for (const entry of entries) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      const { data } = (await this.#staged.get(entry.hash)?.pixels()) ?? (await this.#stored(entry));
      parts.push(data);
    }
    const file = join(this.folder, `${archive}.new`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await pack(Buffer.concat(parts)));
  }

  #writeTexts(): void {
    const texts = new Map<string, string>();
    const screenshots = Map.groupBy([...this.#screenshots].toSorted(byName), ([name]) => splitName(name).component);
    for (const [component, entries] of screenshots) {
      const rows = entries.map(([name, { hash, width, height }]) => [
        splitName(name).variant,
        `${width}x${height}`,
        hash,
      ]);
      const widest = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
      const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widest[column] ?? 0)).join("  "));
      texts.set(`${component}/screenshots.txt`, `${lines.join("\n")}\n`);
    }
    const trees = Map.groupBy([...this.#trees].toSorted(byName), ([name]) => splitName(name).component);
    for (const [component, entries] of trees) {
      texts.set(
        `${component}/trees.txt`,
        printTrees(new Map(entries.map(([name, tree]) => [splitName(name).variant, tree]))),
      );
    }
    for (const [file, text] of texts) {
      const path = join(this.folder, file);
      if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    for (const file of globSync("**/{screenshots,trees}.txt", { cwd: this.folder })) {
      if (texts.has(file)) continue;
      rmSync(join(this.folder, file));
      const component = join(this.folder, dirname(file));
      if (readdirSync(component).length === 0) rmSync(component, { recursive: true });
    }
  }
}

function sameHashes(a: readonly Entry[], b: readonly Entry[] | undefined): boolean {
  return a.length === b?.length && a.every(({ hash }, index) => hash === b[index]?.hash);
}
