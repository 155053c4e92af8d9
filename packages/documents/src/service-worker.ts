import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Manifest, type Plugin } from "vite";
import { findFirstFonts } from "./build-output.ts";
import { toIntegrity } from "./integrity.ts";

/** The workers' modules, as absolute paths. */
export interface ServiceWorkers {
  /** Answers with what it keeps; `KEPT` in it stands for the list. */
  readonly keeping: string;
  /** Unregisters itself, for browsers that an earlier build registered a worker in. */
  readonly unregistering: string;
}

/** What one build keeps on the device. */
interface KeptFiles {
  /** Names the build: another one has another name. */
  readonly build: string;
  readonly documents: readonly (readonly [address: string, file: string, integrity: string])[];
  readonly assets: readonly (readonly [address: string, integrity: string])[];
}

interface Kept {
  readonly dist: string;
  readonly app: Manifest;
  readonly main: string;
  readonly documents: readonly { readonly address: string; readonly file: string }[];
}

/** The chunks that a module may ever load, its own among them. */
function findAllChunks(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return seen;
  seen.add(module);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) findAllChunks(manifest, next, seen);
  return seen;
}

/**
 * Lists what the worker keeps: the documents, and all that the app may ask for once one of them is open, so that a deploy
 * removes nothing that an open page needs.
 */
function listKeptFiles({ dist, app, main, documents }: Kept): KeptFiles {
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  const integrity = (file: string) => toIntegrity(readFileSync(join(dist, file)));
  const named = documents.flatMap(({ file }) => read(file).match(/\/assets\/[\w.-]+/g) ?? []);
  const sheets = named.filter((file) => file.endsWith(".css")).map(read);
  // Nearly every page needs these; another face is requested by the page that has its letters.
  const fonts = findFirstFonts(sheets.join(""));
  const scripts = [...findAllChunks(app, main)].map((module) => `/${app[module]?.file}`);
  const assets = [...new Set([...named, ...fonts, ...scripts])].toSorted();
  const kept = {
    documents: documents.map(({ address, file }) => [address, `/${file}`, integrity(file)] as const),
    assets: assets.map((file) => [file, integrity(file)] as const),
  };
  const hash = createHash("sha256").update(JSON.stringify(kept)).digest("hex");
  return { build: hash.slice(0, 12), ...kept };
}

/** Writes `/sw.js`. @param kept `none` when nothing is kept: an earlier worker unregisters */
export async function writeServiceWorker(workers: ServiceWorkers, kept: Kept | "none"): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: kept === "none" ? {} : { KEPT: JSON.stringify(listKeptFiles(kept)) },
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: {
        input: kept === "none" ? workers.unregistering : workers.keeping,
        output: { format: "iife" },
      },
    },
  });
  if (!("output" in built)) throw new Error("the worker was not built");
  return built.output[0].code;
}

/** In development no worker may answer: one that `npm start` registered at this address unregisters. */
export const noWorkerInDevelopment = (workers: ServiceWorkers): Plugin => ({
  name: "documents:no-worker-in-development",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/sw.js", (_, response, next) => {
      const answer = async () => {
        response.setHeader("content-type", "text/javascript; charset=utf-8");
        response.end(await writeServiceWorker(workers, "none"));
      };
      answer().catch(next);
    });
  },
});
