import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Pages that do nothing but load the libraries that our pages need. No page with the same libraries can be faster. */
export const floors = {
  empty: "Floor: empty page",
  hello: "Floor: React hello",
  stack: "Floor: + router, supabase-js, xstate",
} as const;

export type Floor = keyof typeof floors;

export interface BuiltFloors {
  /** `<folder>/<floor>/index.html` */
  readonly folder: string;
  remove(): void;
}

export async function buildFloors(): Promise<BuiltFloors> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-floors-"));
  for (const floor of Object.keys(floors)) {
    await build({
      configFile: false,
      root: join(import.meta.dirname, floor),
      base: `/${floor}/`,
      logLevel: "error",
      plugins: [react()],
      build: { outDir: join(folder, floor), target: "baseline-widely-available" },
    });
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
