import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Rendered bytes of each module, by the file of its chunk. `vite/module-sizes.ts` writes them. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Names the largest parts of a file, such as `react-dom 172 kB`: third-party packages, and our own folders. */
export function largestModules({ dist }: { readonly dist: string }, name: string, count = 4): string[] {
  const file = join(dist, ".vite/modules.json");
  if (!existsSync(file)) return [];
  const chunks = JSON.parse(readFileSync(file, "utf8")) as ModuleSizes;
  const stem = name.replace(/\.\w+$/, "");
  const totals = new Map<string, number>();
  for (const [chunk, modules] of Object.entries(chunks)) {
    if (!new RegExp(`^assets/${stem.replaceAll(".", "\\.")}-[\\w-]{8}\\.js$`).test(chunk)) continue;
    for (const [module, bytes] of Object.entries(modules)) {
      const origin = toOrigin(module);
      totals.set(origin, (totals.get(origin) ?? 0) + bytes);
    }
  }
  return [...totals]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([origin, bytes]) => `${origin} ${(bytes / 1000).toFixed(1)} kB raw`);
}

/**
 * Returns the package or folder of a module: `node_modules/@radix-ui/react-menu/dist/index.mjs` belongs to
 * @radix-ui/react-menu; our own modules to their folder.
 */
export function toOrigin(module: string): string {
  const within = module.split("node_modules/").at(-1) ?? module;
  if (within !== module)
    return within
      .split("/")
      .slice(0, within.startsWith("@") ? 2 : 1)
      .join("/");
  return module.split("/").slice(0, -1).join("/") || module;
}
