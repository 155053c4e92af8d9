import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { TestBackend } from "./backend.ts";

export interface DenoFunction {
  readonly url: string;
  /** What it wrote to its log. */
  readonly log: () => string;
  stop(): Promise<void>;
}

const supabase = join(import.meta.dirname, "../..");
const PATH = [join(supabase, "../node_modules/.bin"), process.env["PATH"]].join(delimiter);

/**
 * Serves one function in Deno, index.ts as it stands, against a backend. Deno may reach this machine only, and takes
 * the packages from node_modules, so that nothing is downloaded: the versions in deno.json must be those installed.
 */
export async function serveInDeno(
  name: string,
  backend: TestBackend,
  env: Record<string, string> = {},
): Promise<DenoFunction> {
  const cache = await mkdtemp(join(tmpdir(), "lectern-deno-"));
  const flags = ["--no-prompt", "--cached-only", "--node-modules-dir=manual", "--allow-env", "--allow-net=127.0.0.1"];
  const child = spawn("deno", ["run", ...flags, join("functions", name, "index.ts")], {
    cwd: supabase,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH,
      HOME: cache,
      DENO_DIR: cache,
      DENO_NO_UPDATE_CHECK: "1",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      REGISTRATION_HASH_KEY: "0123456789abcdef0123456789abcdef",
      ...env,
    },
  });
  let log = "";
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  const read = (chunk: Buffer) => {
    log += chunk.toString();
    const address = /Listening on (http:\S+?)\/?\s/.exec(log)?.[1];
    if (address !== undefined) resolve(address);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  child.once("error", reject);
  child.once("exit", (code) => reject(new Error(`deno ended with ${code}:\n${log}`)));
  const ended = new Promise((done) => child.once("close", done));
  const stop = async () => {
    // The package's command starts Deno as a child of its own: both end with the group.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await ended;
    await rm(cache, { recursive: true, force: true });
  };
  try {
    return { url: await listening, log: () => log, stop };
  } catch (error) {
    await rm(cache, { recursive: true, force: true });
    throw error;
  }
}
