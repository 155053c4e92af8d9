import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

interface Manifest {
  /** The version of Chromium that drew the pictures. */
  readonly browser: string;
  /** Picture → the mark of the bytes that the browser gave for it. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The mark of a picture as the browser gave it: equal bytes need no decoding, and no reading of the baseline. */
export const markOf = (png: Buffer): string => createHash("sha256").update(png).digest("base64url").slice(0, 22);

/** The accepted pictures of one operating system: lossless WebP files and a list of marks. */
export class Baselines {
  readonly folder: string;
  readonly browser: string | undefined;
  readonly #marks: Map<string, string>;

  constructor(folder: string) {
    this.folder = folder;
    const file = join(folder, "manifest.json");
    const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : undefined;
    this.browser = manifest?.browser;
    this.#marks = new Map(Object.entries(manifest?.pictures ?? {}));
  }

  names(): string[] {
    return [...this.#marks.keys()];
  }

  /** The mark of an accepted picture whose file is there. */
  mark(name: string): string | undefined {
    return existsSync(this.file(name)) ? this.#marks.get(name) : undefined;
  }

  file(name: string): string {
    return join(this.folder, `${name}.webp`);
  }

  /** Takes a picture as the new truth. The list is written by `save`. */
  async accept(name: string, { png, mark }: { readonly png: Buffer; readonly mark: string }): Promise<void> {
    this.#marks.set(name, mark);
    const file = this.file(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await sharp(png).removeAlpha().webp({ lossless: true, effort: 1 }).toBuffer());
  }

  remove(name: string): void {
    this.#marks.delete(name);
    rmSync(this.file(name), { force: true });
  }

  save(browser: string): void {
    const pictures = Object.fromEntries([...this.#marks].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    mkdirSync(this.folder, { recursive: true });
    const manifest: Manifest = { browser, pictures };
    writeFileSync(join(this.folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
