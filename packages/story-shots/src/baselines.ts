import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseTrees, printTrees } from "./trees.ts";

/** A screenshot's entry in a manifest. */
export interface Entry {
  /** `pixelHash` of the screenshot. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** `cards/recording-card/RecordingCard/default.piece-light` → `cards/recording-card/RecordingCard` and `default.piece-light`. */
function splitName(name: string): { component: string; variant: string } {
  const slash = name.lastIndexOf("/");
  return { component: name.slice(0, slash), variant: name.slice(slash + 1) };
}

/** `cards/Card/default.piece` → `cards/Card/default`. */
const toStory = (name: string): string => name.slice(0, name.lastIndexOf("."));

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/**
 * The accepted screenshots and accessibility trees of every story. Each component has a readable manifest
 * (`screenshots.txt`: name, size, pixel hash) and its accessibility trees (`trees.txt`, printed by `printTrees`).
 * Images are not stored: they are rendered from the commit of the baselines.
 *
 * The baselines of rare variants name the folder of the usual baselines in `usual.txt`, and store only trees that
 * differ from every usual tree of their story.
 */
export class Baselines {
  readonly folder: string;
  /** The version of the Chromium that rendered them; `undefined` if there are none. */
  readonly browser: string | undefined;
  readonly #screenshots = new Map<string, Entry>();
  readonly #trees = new Map<string, string>();
  readonly #usual: Baselines | undefined;

  constructor(folder: string) {
    this.folder = folder;
    const version = join(folder, "browser.txt");
    this.browser = existsSync(version) ? readFileSync(version, "utf8").trim() : undefined;
    for (const file of globSync("**/screenshots.txt", { cwd: folder })) {
      for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
        const [, variant, width, height, hash] = /^(\S+) +(\d+)x(\d+) +(\S+)$/.exec(line) ?? [];
        if (variant === undefined || hash === undefined) continue;
        this.#screenshots.set(`${dirname(file)}/${variant}`, { hash, width: Number(width), height: Number(height) });
      }
    }
    const usual = join(folder, "usual.txt");
    if (existsSync(usual)) this.#usual = new Baselines(join(folder, readFileSync(usual, "utf8").trim()));
    for (const file of globSync("**/trees.txt", { cwd: folder })) {
      const findUsual = (variant: string): string | undefined => this.#usual?.tree(`${dirname(file)}/${variant}`);
      for (const [variant, tree] of parseTrees(readFileSync(join(folder, file), "utf8"), findUsual))
        this.#trees.set(`${dirname(file)}/${variant}`, tree);
    }
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

  set(name: string, { hash, width, height }: Entry): void {
    this.#screenshots.set(name, { hash, width, height });
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

  /** Writes the changes made by `set`, `setTree` and the two removing methods. */
  save(browser: string): void {
    mkdirSync(this.folder, { recursive: true });
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
        printTrees(new Map(entries.map(([name, tree]) => [splitName(name).variant, tree])), this.#findUsual(entries)),
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
    writeFileSync(join(this.folder, "browser.txt"), `${browser}\n`);
  }

  /** Finds the trees that equal a usual tree of their story, and that tree's variant. */
  #findUsual(trees: readonly (readonly [name: string, tree: string])[]): Map<string, string> {
    const usual = Map.groupBy(this.#usual?.treeNames().toSorted() ?? [], toStory);
    return new Map(
      trees.flatMap(([name, tree]) => {
        const equal = usual.get(toStory(name))?.find((each) => this.#usual?.tree(each) === tree);
        return equal === undefined ? [] : [[splitName(name).variant, splitName(equal).variant] as const];
      }),
    );
  }
}
