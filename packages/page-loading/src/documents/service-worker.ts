import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { findFirstFonts } from "./build-output.ts";
import { compileScript } from "./inline-script.ts";
import { toIntegrity } from "./integrity.ts";

/** The modules of the service workers, as absolute paths. */
export interface ServiceWorkers {
  /** Stores the build and responds with it. The bundler defines its constant `STORED_BUILD`. */
  readonly storing: string;
  /** Unregisters itself, in browsers where an earlier build registered a worker. */
  readonly unregistering: string;
}

/** The files of one build that a service worker stores on the device: code, and no responses of the backend. */
export interface StoredBuild {
  /** Identifies the build. */
  readonly build: string;
  /** The dashboard's documents: address in the notation of static hosts, file, checksum. */
  readonly documents: readonly (readonly [address: string, file: string, integrity: string])[];
  /** The files that the documents need: address and checksum. The address contains a hash of the content. */
  readonly assets: readonly (readonly [address: string, integrity: string])[];
}

interface StoredDocuments {
  readonly dist: string;
  readonly app: Manifest;
  readonly main: string;
  readonly documents: readonly { readonly address: string; readonly file: string }[];
  /** Modules that are fetched only when needed, with the modules that only they load. */
  readonly notStored: readonly string[];
}

/**
 * Finds every chunk that a module may load, including its own, without those that only the excluded modules load.
 *
 * @throws Error for an excluded module that the build doesn't have
 */
export function findAllChunks(manifest: Manifest, main: string, excluded: readonly string[]): Set<string> {
  const missing = excluded.find((module) => manifest[module] === undefined);
  if (missing !== undefined) throw new Error(`the build has no ${missing}, which is not to be stored`);
  const seen = new Set<string>();
  const visit = (module: string): void => {
    const chunk = manifest[module];
    if (chunk === undefined || seen.has(module) || excluded.includes(module)) return;
    seen.add(module);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(main);
  return seen;
}

/**
 * Finds the files of web workers. The bundler builds them separately and its manifest does not list them, but a script
 * or another worker names them.
 */
function findWorkerFiles(read: (file: string) => string, scripts: readonly string[]): string[] {
  const workerFiles = new Set(
    scripts.flatMap((file) => read(file).match(/\/assets\/[\w.-]+\.worker-[\w-]+\.js/g) ?? []),
  );
  // The loop over a set also visits files that are added meanwhile.
  for (const file of workerFiles)
    for (const [, name] of read(file).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) workerFiles.add(`/assets/${name}`);
  return [...workerFiles];
}

/**
 * Lists the files that the service worker stores: the documents, and the files that the app may request after one of
 * them is open.
 */
export function listStoredFiles({ dist, app, main, documents, notStored }: StoredDocuments): StoredBuild {
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  const integrity = (file: string) => toIntegrity(readFileSync(join(dist, file)));
  const assetFiles = documents.flatMap(({ file }) => read(file).match(/\/assets\/[\w.-]+/g) ?? []);
  const sheets = assetFiles.filter((file) => file.endsWith(".css")).map(read);
  // Nearly every page needs these. Other font faces are requested by pages that use their characters.
  const fonts = findFirstFonts(sheets.join(""));
  const scripts = [...findAllChunks(app, main, notStored)].map((module) => `/${app[module]?.file}`);
  const assets = [...new Set([...assetFiles, ...fonts, ...scripts, ...findWorkerFiles(read, scripts)])].toSorted();
  const files = {
    documents: documents.map(({ address, file }) => [address, `/${file}`, integrity(file)] as const),
    assets: assets.map((file) => [file, integrity(file)] as const),
  };
  const hash = createHash("sha256").update(JSON.stringify(files)).digest("hex");
  return { build: hash.slice(0, 12), ...files };
}

/**
 * Builds the code of `/sw.js`.
 *
 * @param stored `none` for the worker that unregisters itself
 */
export const writeServiceWorker = (workers: ServiceWorkers, stored: StoredBuild | "none"): Promise<string> =>
  stored === "none"
    ? compileScript(workers.unregistering, {})
    : compileScript(workers.storing, { define: { STORED_BUILD: JSON.stringify(stored) } });
