import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Reads Vite's manifest of the build, which lists the chunks by module. */
const readManifest = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../dist/.vite/manifest.json"), "utf8")) as Record<string, Chunk>;

/**
 * Finds the path of a module's script in the build.
 *
 * @param module its path in `apps/web`, for example `src/main.tsx`
 * @throws Error if the module has no chunk of its own
 */
export function findScript(module: string): string {
  const chunk = readManifest()[module];
  if (chunk === undefined) throw new Error(`${module} has no chunk in the build`);
  return `/${chunk.file}`;
}

/** Lists the paths of modules' scripts and of all scripts that they import statically. */
export function listStaticScripts(modules: readonly string[]): ReadonlySet<string> {
  const manifest = readManifest();
  const found = new Set<string>();
  const visit = (module: string): void => {
    const chunk = manifest[module];
    if (chunk === undefined || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const module of modules) visit(module);
  return found;
}
