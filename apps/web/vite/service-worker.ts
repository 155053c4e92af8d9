import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Manifest, type Plugin } from "vite";
import type { Kept } from "../src/service-worker/kept.ts";
import { firstFonts } from "./built.ts";
import { integrityOf } from "./integrity.ts";

const SOURCE = join(import.meta.dirname, "../src/service-worker");

/** The chunks that a module may ever bring, itself among them. */
function bringsAll(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return seen;
  seen.add(module);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) bringsAll(manifest, next, seen);
  return seen;
}

interface Document {
  readonly address: string;
  readonly file: string;
}

/**
 * What the worker keeps: the documents, and all that the app may ask for once one of them is open, so that a deploy takes
 * nothing from under it.
 */
export function keptOf(dist: string, app: Manifest, documents: readonly Document[]): Kept {
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  const integrity = (file: string) => integrityOf(readFileSync(join(dist, file)));
  const named = documents.flatMap(({ file }) => read(file).match(/\/assets\/[\w.-]+/g) ?? []);
  const sheets = named.filter((file) => file.endsWith(".css")).map(read);
  // Nearly every page needs these; another face is asked for by the page that has its letters.
  const fonts = firstFonts(sheets.join(""));
  const scripts = [...bringsAll(app, "src/main.tsx")].map((module) => `/${app[module]?.file}`);
  const assets = [...new Set([...named, ...fonts, ...scripts])].toSorted();
  const kept = {
    documents: documents.map(({ address, file }) => [address, `/${file}`, integrity(file)] as const),
    assets: assets.map((file) => [file, integrity(file)] as const),
  };
  const hash = createHash("sha256").update(JSON.stringify(kept)).digest("hex");
  return { build: hash.slice(0, 12), ...kept };
}

/** One of the workers as a script by itself. */
async function script(name: "worker" | "goodbye", kept?: Kept): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: kept === undefined ? {} : { KEPT: JSON.stringify(kept) },
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: { input: join(SOURCE, `${name}.ts`), output: { format: "iife" } },
    },
  });
  if (!("output" in built)) throw new Error("the worker was not built");
  return built.output[0].code;
}

/** The text of `/sw.js`. */
export const workerScript = (kept: Kept): Promise<string> => script("worker", kept);
export const goodbyeScript = (): Promise<string> => script("goodbye");

/** While developing no worker may answer: one that `npm start` left behind at this address is taken away. */
export const noWorkerInDevelopment = (): Plugin => ({
  name: "lectern:no-worker-in-development",
  apply: "serve",
  configureServer: (server) => {
    server.middlewares.use("/sw.js", (_, response, next) => {
      const answer = async () => {
        response.setHeader("content-type", "text/javascript; charset=utf-8");
        response.end(await goodbyeScript());
      };
      answer().catch(next);
    });
  },
});
