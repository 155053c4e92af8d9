import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Allowance, compareFiles, toAllowance, type Verdict } from "./compare.ts";
import { type Build, countGzipBytes, plainName } from "./initial-files.ts";

/** The files that the service worker stores on the device, with their compressed bytes. */
export interface StoredFiles {
  /** Scripts, styles and fonts. */
  readonly code: ReadonlyMap<string, number>;
  readonly documents: ReadonlyMap<string, number>;
}

/** The most bytes that the service worker may store, whatever the pages need. */
const LIMITS = { code: 735_000, documents: 96_000 } as const;
type StoredKind = keyof typeof LIMITS;
const kinds = ["code", "documents"] as const;

export type StoreBudget = Readonly<Record<StoredKind, Allowance>>;

/** @throws Error if the build stores nothing */
export function getStoredFiles({ dist }: Build): StoredFiles {
  const list = join(dist, ".vite/stored.json");
  const stored = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as
        | { assets: readonly [file: string][]; documents: readonly [address: string, file: string][] }
        | "none")
    : "none";
  if (stored === "none") throw new Error("the build stores nothing on the device");
  const measure = (files: readonly string[]) => {
    const bytes = new Map<string, number>();
    for (const file of new Set(files)) {
      const name = plainName(file.slice(1));
      bytes.set(name, (bytes.get(name) ?? 0) + countGzipBytes(readFileSync(join(dist, file))));
    }
    return bytes;
  };
  return {
    code: measure(stored.assets.map(([file]) => file)),
    documents: measure(stored.documents.map(([, file]) => file)),
  };
}

/** Compares the stored files with the limits, and names the files that grew since they were last accepted. */
export const compareStore = (measured: StoredFiles, budget: StoreBudget): Verdict<StoredKind>[] =>
  kinds.map((kind) => ({ kind, ...compareFiles(measured[kind], { ...budget[kind], most: LIMITS[kind] }) }));

/** Accepts the current files. The limits stay. */
export const acceptStore = (measured: StoredFiles): StoreBudget => ({
  code: { ...toAllowance(measured.code), most: LIMITS.code },
  documents: { ...toAllowance(measured.documents), most: LIMITS.documents },
});
