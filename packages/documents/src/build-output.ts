import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** The two faces above the fold. */
const FIRST_FONTS = /assets\/(?:hanken-grotesk|newsreader)-latin-wght-normal-[\w-]+\.woff2/g;

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** Lists a module's chunk and all chunks that it imports, each once, in the order of the cascade. */
function* walkChunks(manifest: Manifest, module: string, seen = new Set<string>()): Generator<Manifest[string]> {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return;
  seen.add(module);
  for (const imported of chunk.imports ?? []) yield* walkChunks(manifest, imported, seen);
  yield chunk;
}

/** Reads the styles that the modules need from the build in `folder`. */
export function readStyles(folder: string, manifest: Manifest, modules: readonly string[]): string {
  const missing = modules.find((module) => manifest[module] === undefined);
  if (missing !== undefined) throw new Error(`${missing} was not built`);
  const sheets = modules.flatMap((module) => [...walkChunks(manifest, module)]).flatMap(({ css = [] }) => css);
  return [...new Set(sheets)].map((sheet) => readFileSync(join(folder, sheet), "utf8").trim()).join("");
}

/**
 * Lists the scripts that must load before one of these modules can run. A module without a chunk is in the first one's.
 *
 * @param root the app's folder
 */
export const findScripts = (root: string, manifest: Manifest, modules: readonly string[]): string[] => {
  const missing = modules.find((module) => !existsSync(join(root, module)));
  if (missing !== undefined) throw new Error(`there is no ${missing}`);
  return [...new Set(modules.flatMap((module) => [...walkChunks(manifest, module)].map(({ file }) => `/${file}`)))];
};

/** The scripts of a build with one entry, the entry first. */
export function findEntryScripts(manifest: Manifest): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error("the build has no entry");
  return [...walkChunks(manifest, entry)].map((chunk) => `/${chunk?.file}`).toReversed();
}

/** Lists the scripts that must load before a module can run that several chunks share: the manifest does not name it. */
export function findSharedScripts(folder: string, manifest: Manifest, module: string): string[] {
  const made = JSON.parse(readFileSync(join(folder, ".vite/modules.json"), "utf8")) as Record<string, object>;
  const key = Object.keys(manifest).find((name) => module in (made[manifest[name]?.file ?? ""] ?? {}));
  if (key === undefined) throw new Error(`no chunk has ${module}`);
  return [...walkChunks(manifest, key)].map((chunk) => `/${chunk?.file}`);
}

/** The address of a stylesheet that the build wrote: `style` is all of the app's, `fonts` the faces apart from it. */
export function findStylesheet(folder: string, name: "style" | "fonts"): string {
  const file = readdirSync(join(folder, "assets")).find(
    (candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith(".css"),
  );
  if (file === undefined) throw new Error(`the build has no ${name}.css`);
  return `/assets/${file}`;
}

/** The addresses of the fonts above the fold that a text (styles, a list of files) names. */
export const findFirstFonts = (text: string): string[] =>
  [...new Set(text.match(FIRST_FONTS))].map((file) => `/${file}`);

const REMOTE_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Removes the font faces that must be fetched from styles; the adjusted system fonts stay. */
export const separateFonts = (styles: string): { readonly styles: string; readonly faces: string } => ({
  styles: styles.replace(REMOTE_FACE, ""),
  faces: (styles.match(REMOTE_FACE) ?? []).join(""),
});
