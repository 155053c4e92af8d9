/**
 * Derives the subpaths of package.json from the folder tree: a folder is exported at its own path if it contains a file
 * named after it. Run it to write them (`npm run exports -w @lectern/ui`); a test compares.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Subpaths that are not a folder's main file, each with its reason. */
const byHand = {
  "./theme": "./src/theme/theme.css.ts",
  "./theme/choice": "./src/theme/choice/theme-choice.ts",
  "./theme/contract": "./src/theme/contract.css.ts",
  "./theme/draft": "./src/theme/draft.ts",
  "./theme/keys": "./src/theme/keys.ts",
  "./theme/lazy-part": "./src/theme/lazy-part.tsx",
  "./theme/reading": "./src/theme/reading/reading-settings.ts",
  "./elements/icon/glyphs": "./src/elements/icon/glyphs.ts",
  "./elements/icon/screen-glyphs": "./src/elements/icon/screen-glyphs.ts",
  "./recording/composer/use-question-draft": "./src/recording/composer/use-question-draft.ts",
  // Places in the page's text, for flows.
  "./recording/read-aloud-bar/spoken-lines": "./src/recording/read-aloud-bar/spoken-lines.ts",
  "./recording/transcript/transcript-selection": "./src/recording/transcript/transcript-selection.ts",
  "./recording/markdown/to-html": "./src/recording/markdown/to-html.tsx",
  "./screens/recording/recording-menu": "./src/screens/recording/recording-menu.ts",
  "./frames/site-header/close-menu-on-choice": "./src/frames/site-header/close-menu-on-choice.ts",
} as const;

/**
 * The package's two entries: other projects install the core; the product is for Lectern's own pages. The core imports
 * nothing from the product and no text from domain (oxlint.config.ts; ADR 0047).
 */
export const entries = {
  core: ["theme", "elements", "forms", "overlays", "navigation", "feedback"],
  product: ["illustrations", "recording", "cards", "frames", "screens"],
} as const;
export type Entry = keyof typeof entries;

/** Returns the entry that a subpath belongs to. @throws Error if its folder is in neither */
export function toEntry(subpath: string): Entry {
  const [, folder = ""] = subpath.split("/");
  for (const entry of ["core", "product"] as const)
    if ((entries[entry] as readonly string[]).includes(folder)) return entry;
  throw new Error(`${subpath}: is ${folder} of the core, or of the product?`);
}

const pascal = (kebab: string): string =>
  kebab
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

export function exportsOfTree(): Record<string, string> {
  const components = globSync("src/**/*.tsx", { cwd: root })
    // Samples are only for stories.
    .filter((file) => !file.startsWith("src/samples/"))
    .filter((file) => {
      const folder = pascal(basename(dirname(file)));
      return [`${folder}.tsx`, `${folder}View.tsx`].includes(basename(file));
    })
    .map((file) => [`./${dirname(file).replace(/^src\//, "")}`, `./${file}`] as const);
  return Object.fromEntries([...components, ...Object.entries(byHand)].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Only for the builds of this repository, because a packed package has compiled styles. */
const tools = { "./scripts/cascade-layers": "./scripts/cascade-layers.ts" } as const;

/** Returns the subpaths that are packed. */
export function exportsOfManifest(): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { exports: Record<string, string> };
  return Object.fromEntries(Object.entries(manifest.exports).filter(([subpath]) => !(subpath in tools)));
}

export const missingFiles = (map: Record<string, string>): string[] =>
  Object.values(map).filter((file) => !existsSync(join(root, file)));

if (import.meta.main) {
  const path = join(root, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  manifest["exports"] = { ...exportsOfTree(), ...tools };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
}
