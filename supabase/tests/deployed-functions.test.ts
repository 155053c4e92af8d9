import { isLong } from "@lectern/local-backend/testing/long-run";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { functionNames, serveInDeno } from "./testing/deno.ts";
import {
  type CommandResult,
  PROJECT_REF,
  startSupabaseCli,
  type SupabaseCli,
  type Upload,
} from "./testing/supabase-cli.ts";

const root = join(import.meta.dirname, "../..");
const modules = join(root, "node_modules");

/** The line in release.yml that deploys. */
const [deploy = ""] =
  readFileSync(join(root, ".github/workflows/release.yml"), "utf8").match(/npx supabase functions .*/) ?? [];

let cli: SupabaseCli;
let deployed: CommandResult;
let folder: string;
beforeAll(async () => {
  cli = await startSupabaseCli();
  folder = await realpath(await mkdtemp(join(tmpdir(), "lectern-uploaded-")));
  deployed = await cli.run(deploy, { PROJECT: PROJECT_REF });
});
afterAll(async () => {
  await cli?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("OPS-06 a release's line deploys every function without the gateway's check of tokens", () => {
  expect(deployed).toEqual({ status: 0, output: expect.stringContaining("Deployed Functions on project") });
  expect(cli.uploads.map(({ metadata }) => metadata.name).toSorted()).toEqual(functionNames.toSorted());
  expect(cli.uploads.filter(({ metadata }) => metadata.verify_jwt)).toEqual([]);
});

/** Of an upload, in bytes: with what was learned about sentences in speech, and of the others with the text engine. */
const MOST_BYTES = 1.3e6;
const MOST_WITH_ENGINE = 800e3;
/** Of a function that needs no text engine. */
const MOST_WITHOUT_ENGINE = 175e3;
const needsEngine = [
  "ask-unit",
  "customize-ai-summary",
  "ingest-recording",
  "make-cards",
  "openai",
  "process-recordings",
];

const isTooLarge = ({ name, bytes }: { readonly name: string; readonly bytes: number }) =>
  bytes >
  (name === "ingest-recording" ? MOST_BYTES : needsEngine.includes(name) ? MOST_WITH_ENGINE : MOST_WITHOUT_ENGINE);

it("OPS-06 uploads no test, and few bytes", () => {
  const sizes = cli.uploads.map(({ metadata: { name }, files }) => {
    const tests = [...files.keys()].filter((path) => /\.test\.|\/testing\//.test(path));
    const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    return { name, tests, bytes };
  });
  expect(sizes.flatMap(({ tests }) => tests)).toEqual([]);
  expect(sizes.filter(isTooLarge)).toEqual([]);
});

/** Writes the files of an upload, and no other file of ours, into a new folder. */
async function unpack({ metadata, files }: Upload): Promise<string> {
  const own = join(folder, metadata.name);
  for (const [path, text] of files) {
    // oxlint-disable-next-line no-await-in-loop -- a folder before its files
    await mkdir(dirname(join(own, path)), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop -- see above
    await writeFile(join(own, path), text);
  }
  await symlink(modules, join(own, "node_modules"));
  return own;
}

/** Lists our own files in the module graph of an entry point, as Deno resolves it. */
async function readGraph(own: string, { metadata }: Upload): Promise<string[]> {
  const args = [
    "info",
    "--json",
    "--node-modules-dir=manual",
    `--config=${metadata.import_map_path}`,
    metadata.entrypoint_path,
  ];
  const env = { ...process.env, DENO_DIR: join(folder, "cache"), DENO_NO_UPDATE_CHECK: "1" };
  const { stdout } = await promisify(execFile)(join(modules, ".bin/deno"), args, {
    cwd: own,
    env,
    maxBuffer: 64 << 20,
  });
  const graph = JSON.parse(stdout) as { modules: { specifier: string; error?: string }[] };
  expect(graph.modules.filter(({ error }) => error !== undefined)).toEqual([]);
  return graph.modules
    .filter(({ specifier }) => specifier.startsWith("file:"))
    .map(({ specifier }) => relative(own, fileURLToPath(specifier)))
    .filter((path) => !path.startsWith("..") && !path.startsWith("node_modules"));
}

const env: Readonly<Record<string, string>> = {
  ALLOWED_ORIGINS: "https://lectern.example",
  REGISTRATION_HASH_KEY: "k".repeat(32),
  SITE_URL: "https://lectern.example",
  STRIPE_SECRET_KEY: "sk_test_lectern",
  STRIPE_WEBHOOK_SECRET: "whsec_lectern",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_lectern",
  SUPABASE_SECRET_KEY: "sb_secret_lectern",
  SUPABASE_URL: "http://127.0.0.1:9",
};

/** Each is checked and started by Deno, which takes a second: the short run tries one with a model and one without. */
const tried = isLong ? functionNames : ["openai", "stripe-webhook"];

describe.each(tried)("the upload of %s", (name) => {
  let upload: Upload;
  let own: string;
  beforeAll(async () => {
    upload = cli.uploads.find(({ metadata }) => metadata.name === name)!;
    own = await unpack(upload);
  });

  it("OPS-06 contains its deno.json and its imports", async () => {
    const imported = await readGraph(own, upload);
    expect(imported).toContain(upload.metadata.entrypoint_path);
    const expected = new Set([upload.metadata.import_map_path, ...imported]);
    expect([...upload.files.keys()].toSorted()).toEqual([...expected].toSorted());
  });

  it("OPS-06 starts in Deno alone, and refuses a call without a caller", async () => {
    const server = await serveInDeno({
      folder: own,
      config: upload.metadata.import_map_path,
      script: [upload.metadata.entrypoint_path],
      readable: [own, await realpath(modules)],
      env: (variable) => env[variable],
    });
    try {
      const answer = await fetch(server.url, { method: "POST", body: "{}" });
      expect(answer.status).toBe(name === "stripe-webhook" ? 400 : 401);
    } finally {
      await server.stop();
    }
  });
});
