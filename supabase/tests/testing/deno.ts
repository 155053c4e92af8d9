import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { TestBackendOptions } from "@lectern/local-backend/testing";

const supabase = join(import.meta.dirname, "../..");
const PATH = [join(supabase, "../node_modules/.bin"), process.env["PATH"]].join(delimiter);

/** The environment variables that a function may read. */
const variables = [
  "ALLOWED_ORIGINS",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_CHECK",
  "OPENAI_CONTEXT_TOKENS",
  "OPENAI_MODEL",
  "OPENAI_TIMEOUT_SECONDS",
  "REGISTRATION_HASH_KEY",
  "SITE_URL",
  "STRIPE_API_BASE",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_URL",
];

/** The names of all functions. */
export const functionNames: readonly string[] = readdirSync(join(supabase, "functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "_shared")
  .map(({ name }) => name);

const has = (name: string) => functionNames.includes(name);

interface DenoServer {
  readonly url: string;
  stop(): Promise<void>;
}

interface DenoServerOptions {
  /** Deno's working folder. The other paths are relative to it. */
  readonly folder: string;
  /** The deno.json that maps the packages. */
  readonly config: string;
  /** A file that calls Deno.serve, and its arguments. */
  readonly script: readonly string[];
  /** Folders that it may read. */
  readonly readable: readonly string[];
  readonly env: (name: string) => string | undefined;
  /** Called with each log output. */
  readonly onLog?: (text: string) => void;
}

/**
 * Serves a script in Deno. It can connect only to this machine, and uses the packages in node_modules, so that nothing
 * is downloaded: the versions in deno.json must be the installed ones.
 */
export async function serveInDeno({
  folder,
  config,
  script,
  readable,
  env,
  onLog = () => undefined,
}: DenoServerOptions): Promise<DenoServer> {
  const cache = await mkdtemp(join(tmpdir(), "lectern-deno-"));
  const flags = [
    "--no-prompt",
    "--no-check",
    "--cached-only",
    "--node-modules-dir=manual",
    `--config=${config}`,
    "--allow-env",
    "--allow-net=127.0.0.1",
    `--allow-read=${readable.join(",")}`,
  ];
  const given = variables.flatMap((name) => {
    const value = env(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const child = spawn("deno", ["run", ...flags, ...script], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...Object.fromEntries(given),
      PATH,
      HOME: cache,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: "1",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
    },
  });
  let log = "";
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  const listen = (chunk: Buffer) => {
    log += chunk.toString();
    onLog(chunk.toString());
    const address = /Listening on (http:\S+?)\/?\s/.exec(log)?.[1];
    if (address !== undefined) resolve(address);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  child.once("error", reject);
  child.once("exit", (code) => reject(new Error(`deno ended with ${code}:\n${log}`)));
  const ended = new Promise((done) => child.once("close", done));
  const stop = async () => {
    // The package's command starts Deno as a child process, so the whole process group is stopped.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await ended;
    await rm(cache, { recursive: true, force: true });
  };
  try {
    return { url: await listening, stop };
  } catch (error) {
    await rm(cache, { recursive: true, force: true });
    throw error;
  }
}

/** The functions in Deno, for `startTestBackend`. Stop them after the backend. */
export interface FunctionsInDeno {
  readonly functions: NonNullable<TestBackendOptions["functions"]>;
  /** Returns what they wrote to their log. */
  log(): string;
  stop(): Promise<void>;
}

/** Serves every function as deployed, its index.ts in Deno, at a test backend's `/functions/v1`. */
export function functionsInDeno(): FunctionsInDeno {
  let host: Promise<DenoServer> | undefined;
  let log = "";
  return {
    functions: (_folder, { env }) => {
      const started = () =>
        (host ??= serveInDeno({
          folder: supabase,
          config: "functions/openai/deno.json",
          script: [join("tests", "testing", "deno-host.ts"), ...functionNames],
          readable: [join(supabase, "..")],
          env,
          onLog: (text) => (log += text),
        }));
      return {
        has,
        call: async (name, request) => {
          if (!has(name)) return undefined;
          const { url } = await started();
          const headers = new Headers(request.headers);
          headers.set("accept-encoding", "identity");
          headers.delete("content-length");
          const { method, signal } = request;
          const body = request.body === null ? null : await request.arrayBuffer();
          const path = new URL(request.url).pathname.slice("/functions/v1".length);
          return fetch(`${url}${path}`, { method, headers, body, signal });
        },
      };
    },
    log: () => log,
    stop: async () => {
      // A host that failed to start has nothing to stop, and has reported its failure.
      await (await host?.catch(() => undefined))?.stop();
    },
  };
}
