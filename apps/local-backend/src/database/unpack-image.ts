import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseTar } from "nanotar";

/**
 * Unpacks a dumped data directory into `directory`, which it creates. PGlite's own `loadDataDir` would start PostgreSQL
 * for that, and opening the directory would start it again.
 */
export async function unpackImage(image: Blob, directory: string): Promise<void> {
  mkdirSync(directory, { mode: 0o700 });
  for (const { name, type, data } of parseTar(await image.arrayBuffer())) {
    const path = join(directory, name);
    if (type === "directory") mkdirSync(path, { recursive: true });
    else writeFileSync(path, data ?? "");
  }
}
