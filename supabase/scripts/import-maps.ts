import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

const root = join(import.meta.dirname, "../..");
const functions = join(root, "supabase/functions");

/** Our packages that functions import. The installed versions of others are in their package.json, or in supabase's. */
const ours = ["assistant", "domain", "practice", "transcript"];

const imports = /\b(?:from|import) "([^"]+)"|\bimport\("([^"]+)"\)/g;

/** Returns the package of a specifier: "@orama/stemmers" for "@orama/stemmers/english". */
const toPackage = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** Returns the file that a specifier names; undefined for an npm package. */
function findFile(specifier: string, folder: string): string | undefined {
  if (specifier.startsWith(".")) return resolve(folder, specifier);
  const own = ours.find((name) => specifier.startsWith(`@lectern/${name}/`));
  return own && join(root, "packages", own, "src", specifier.slice(`@lectern/${own}/`.length));
}

type Versions = Readonly<Record<string, string>>;

const readVersions = (folder: string): Versions =>
  (JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { dependencies: Versions }).dependencies;

/** The files that a function reaches from its index.ts, from the repository's root, and its deno.json. */
export interface FunctionFiles {
  readonly files: readonly string[];
  /** Files that don't exist, with the specifiers that name them. */
  readonly missing: readonly string[];
  /** The text of its deno.json. */
  readonly map: string;
}

/**
 * Follows the imports of a function. Its deno.json names each file of another package by itself, because the Supabase
 * CLI uploads a mapped folder whole, tests included, and a release's upload has a limit (ADR 0051).
 */
export function followImports(name: string): FunctionFiles {
  const folders = ["supabase", ...ours.map((own) => `packages/${own}`)];
  const versions: Versions = Object.assign({}, ...folders.map(readVersions));
  const files = new Set([join(functions, name, "index.ts")]);
  const mapped = new Map<string, string>();
  const missing: string[] = [];
  for (const file of files) {
    for (const [, static_, dynamic] of readFileSync(file, "utf8").matchAll(imports)) {
      const specifier = static_ ?? dynamic!;
      const target = findFile(specifier, join(file, ".."));
      if (target === undefined) {
        const npm = toPackage(specifier);
        mapped.set(npm, `npm:${npm}@${versions[npm] ?? "which no package.json has"}`);
      } else if (existsSync(target)) {
        files.add(target);
        if (!specifier.startsWith(".")) mapped.set(specifier, relative(join(functions, name), target));
      } else missing.push(`${relative(root, file)}: ${specifier}`);
    }
  }
  const sorted = [...mapped].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    files: [...files].map((file) => relative(root, file)),
    missing,
    map: `${JSON.stringify({ imports: Object.fromEntries(sorted) }, null, 2)}\n`,
  };
}

export const functionNames: readonly string[] = globSync("*/index.ts", { cwd: functions })
  .map((path) => path.split(/[\\/]/)[0]!)
  .toSorted();

/** `npm run import-maps`: writes each function's deno.json. */
if (import.meta.main) {
  for (const name of functionNames) writeFileSync(join(functions, name, "deno.json"), followImports(name).map);
}
