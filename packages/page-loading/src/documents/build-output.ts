import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";

/** The two font faces above the fold. */
const FIRST_FONTS = /assets\/(?:hanken-grotesk|newsreader)-latin-wght-normal-[\w-]+\.woff2/g;

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** Lists a module's chunk and all chunks that it imports, each once, in the order of the CSS cascade. */
function* walkChunks(manifest: Manifest, module: string, seen = new Set<string>()): Generator<Manifest[string]> {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return;
  seen.add(module);
  for (const imported of chunk.imports ?? []) yield* walkChunks(manifest, imported, seen);
  yield chunk;
}

/** Reads the styles that modules need from the build in `folder`. */
export function readStyles(folder: string, manifest: Manifest, modules: readonly string[]): string {
  const missing = modules.find((module) => manifest[module] === undefined);
  if (missing !== undefined) throw new Error(`${missing} was not built`);
  const sheets = modules.flatMap((module) => [...walkChunks(manifest, module)]).flatMap(({ css = [] }) => css);
  return [...new Set(sheets)].map((sheet) => readFileSync(join(folder, sheet), "utf8").trim()).join("");
}

/**
 * Lists the scripts that must load before one of these modules can run. A module without its own chunk is in the chunk
 * of the first module.
 *
 * @param root the app's folder
 */
export const findScripts = (root: string, manifest: Manifest, modules: readonly string[]): string[] => {
  const missing = modules.find((module) => !existsSync(join(root, module)));
  if (missing !== undefined) throw new Error(`there is no ${missing}`);
  return [...new Set(modules.flatMap((module) => [...walkChunks(manifest, module)].map(({ file }) => `/${file}`)))];
};

/** Reads the one script of a build, without comments for compilers, since an inline script is compiled as it is parsed. */
export function readSingleScript(folder: string): { readonly href: string; readonly code: string } {
  const [only, ...others] = Object.values(readManifest(folder)).filter(({ file }) => file.endsWith(".js"));
  if (only === undefined || others.length > 0) throw new Error(`${folder} has more or fewer scripts than one`);
  const code = readFileSync(join(folder, only.file), "utf8")
    .replace(/^\/\/#.*\n/, "")
    .trim();
  if (/<\/script|<!--/i.test(code)) throw new Error(`${only.file} can't be inline`);
  return { href: `/${only.file}`, code };
}

/**
 * Lists the scripts that must load before a module shared by several chunks can run. The manifest does not name such a
 * module.
 */
export function findSharedScripts(folder: string, manifest: Manifest, module: string): string[] {
  const modulesByFile = JSON.parse(readFileSync(join(folder, ".vite/modules.json"), "utf8")) as Record<string, object>;
  const key = Object.keys(manifest).find((name) => module in (modulesByFile[manifest[name]?.file ?? ""] ?? {}));
  if (key === undefined) throw new Error(`no chunk has ${module}`);
  return [...walkChunks(manifest, key)].map((chunk) => `/${chunk?.file}`);
}

/**
 * Returns the address of a stylesheet in the build: `style` has all of the app's styles, `fonts` the font faces, which
 * are separate.
 */
export function findStylesheet(folder: string, name: "style" | "fonts"): string {
  const file = readdirSync(join(folder, "assets")).find(
    (candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith(".css"),
  );
  if (file === undefined) throw new Error(`the build has no ${name}.css`);
  return `/assets/${file}`;
}

/** Finds the addresses of fonts above the fold in a text, such as styles or a list of files. */
export const findFirstFonts = (text: string): string[] =>
  [...new Set(text.match(FIRST_FONTS))].map((file) => `/${file}`);

const REMOTE_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Separates the font faces that must be downloaded from styles. The adjusted system fonts stay. */
export const separateFonts = (styles: string): { readonly styles: string; readonly faces: string } => ({
  styles: styles.replace(REMOTE_FACE, ""),
  faces: (styles.match(REMOTE_FACE) ?? []).join(""),
});
