import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest, ManifestChunk } from "vite";
import type { ModuleSizes } from "./modules.ts";

/** The files that a page needs initially, as configured in budgets.json. */
export interface Page {
  /** The page's HTML in the built folder. */
  readonly document: string;
  /** Modules that this page loads in addition to those in its HTML: screens behind the router, or parts of one. */
  readonly screens: readonly string[];
}

/** Compressed bytes by file. A file is named after its chunk, without the hash. */
export interface InitialFiles {
  readonly script: ReadonlyMap<string, number>;
  readonly style: ReadonlyMap<string, number>;
}

export interface Build {
  readonly dist: string;
  readonly manifest: Manifest;
}

/** @throws Error if the folder has no build */
export function openBuild(dist: string): Build {
  const file = join(dist, ".vite/manifest.json");
  if (!existsSync(file)) throw new Error(`${dist} holds no build: run \`npm run build\``);
  return { dist, manifest: JSON.parse(readFileSync(file, "utf8")) as Manifest };
}

export const countGzipBytes = (body: string | Buffer) => gzipSync(body, { level: 9 }).length;

/** Removes the hash from a file name: `assets/Button-C2zdySG3.js` is Button.js. */
export const plainName = (file: string) => file.replace(/^assets\//, "").replace(/-[\w-]{8}(?=\.\w+$)/, "");

/** Yields a chunk and all its static imports, without dynamic ones. */
function* walkStaticImports(build: Build, key: string, seen: Set<string>): Generator<ManifestChunk> {
  const chunk = build.manifest[key];
  if (chunk === undefined || seen.has(key)) return;
  seen.add(key);
  yield chunk;
  for (const imported of chunk.imports ?? []) yield* walkStaticImports(build, imported, seen);
}

/**
 * Finds chunks that import each other in a circle, which can read a module's value before it is set, depending on which
 * page loads first.
 *
 * @returns the files of one circle, the first again at the end; undefined if there is none
 */
export function findCircularImport({ manifest }: Build): readonly string[] | undefined {
  const visited = new Set<string>();
  const visit = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (visited.has(key)) return undefined;
    visited.add(key);
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...path, key]);
      if (circle !== undefined) return circle;
    }
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle !== undefined) return circle.map((name) => plainName(manifest[name]?.file ?? name));
  }
  return undefined;
}

/**
 * Finds the chunk of a module. One that several chunks share is in a chunk of another name, which the list of modules
 * tells.
 */
function findManifestKey({ dist, manifest }: Build, module: string): string {
  if (manifest[module] !== undefined) return module;
  const file = join(dist, ".vite/modules.json");
  const modulesByFile = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ModuleSizes) : {};
  const key = Object.keys(manifest).find((name) => module in (modulesByFile[manifest[name]?.file ?? ""] ?? {}));
  if (key === undefined) throw new Error(`the build has no ${module}`);
  return key;
}

const add = (to: Map<string, number>, name: string, bytes: number) => to.set(name, (to.get(name) ?? 0) + bytes);

/** Joins the inline scripts or styles of a document. */
const joinInline = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)(?![^>]*speculationrules)[^>]*>([^]*?)</${tag}>`, "g"))]
    .map(([, text]) => text)
    .join("");

/** @throws Error if the build lacks the document or a screen. Then budgets.json must be updated */
export function getInitialFiles(build: Build, page: Page): InitialFiles {
  const document = join(build.dist, page.document);
  if (!existsSync(document)) throw new Error(`the build has no ${page.document}`);
  const html = readFileSync(document, "utf8");
  const linked = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"[^>]*>/g)]
    .filter(([tag]) => !/rel="prefetch"/.test(tag))
    .map(([, file = ""]) => file);

  const keyByFile = new Map(Object.entries(build.manifest).map(([key, { file }]) => [file, key]));
  const files = new Set(linked);
  const seen = new Set<string>();
  // A document links its own stylesheets; a screen's are loaded with the screen.
  for (const key of linked.flatMap((file) => keyByFile.get(file) ?? [])) {
    for (const chunk of walkStaticImports(build, key, seen)) files.add(chunk.file);
  }
  for (const module of page.screens) {
    const key = findManifestKey(build, module);
    for (const { file, css = [] } of walkStaticImports(build, key, seen))
      for (const each of [file, ...css]) files.add(each);
  }

  const script = new Map<string, number>();
  const style = new Map<string, number>();
  for (const file of files) {
    if (!/\.(js|css)$/.test(file)) continue;
    add(file.endsWith(".css") ? style : script, plainName(file), countGzipBytes(readFileSync(join(build.dist, file))));
  }
  for (const [to, tag] of [
    [script, "script"],
    [style, "style"],
  ] as const) {
    const text = joinInline(html, tag);
    if (text !== "") add(to, `${page.document} (inline)`, countGzipBytes(text));
  }
  return { script, style };
}
