/**
 * `npm run bench:start`: measures what a newcomer waits for, and the first page of the list, in one run on one machine.
 *
 * - from a fresh clone of HEAD to "Lectern is ready", with an empty npm cache and with a warm one
 * - the next start, with existing data; the backend's memory when it is ready
 * - the first page of the list (60 rows) for a user with 1,000 recordings, through supabase-js, on PGlite and on
 * PostgreSQL in turns: p50 and p95
 *
 * `--skip-clone` leaves the clones out. `--installed` gives one clone this checkout's packages instead of installing them.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";

const root = join(import.meta.dirname, "../..");
const workbench = mkdtempSync(join(tmpdir(), "lectern-bench-"));
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Runs `npm start` in a checkout until it is ready. The caller stops it. */
async function start(
  checkout: string,
  env: NodeJS.ProcessEnv,
): Promise<{ took: number; pid: number; stop: () => Promise<void> }> {
  const begun = performance.now();
  const child: ChildProcess = spawn("npm", ["start"], {
    cwd: checkout,
    env: { ...process.env, ...env },
    detached: true,
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Lectern is ready at")) resolve();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (status) => reject(new Error(`npm start ended with ${status}:\n${output}`)));
  });
  const pid = child.pid ?? 0;
  return {
    took: performance.now() - begun,
    pid,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit");
        // npm exits before the backend has flushed its output. The pipes close when both have ended.
        child.once("close", () => resolve());
        process.kill(-pid, "SIGTERM");
      }),
  };
}

/** The resident memory of the largest process of the group, which is the backend. */
function backendMemory(group: number): string {
  const { stdout } = spawnSync("ps", ["-e", "-o", "pgid=,rss="], { encoding: "utf8" });
  const sizes = stdout
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([processGroup]) => processGroup === group)
    .map(([, kilobytes = 0]) => kilobytes);
  return `${Math.round(Math.max(0, ...sizes) / 1024)} MB`;
}

/** Copies the packages without what builds and starts have cached beside them. */
function copyPackages(checkout: string): void {
  const { stdout } = spawnSync("git", ["ls-files", "*package.json"], { cwd: root, encoding: "utf8" });
  for (const folder of stdout.trim().split("\n").map(dirname)) {
    const packages = join(root, folder, "node_modules");
    if (existsSync(packages))
      cpSync(packages, join(checkout, folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  }
  rmSync(join(checkout, "node_modules/.cache"), { recursive: true, force: true });
}

async function benchStart(): Promise<void> {
  const isInstalled = process.argv.includes("--installed");
  for (const cache of isInstalled ? (["no"] as const) : (["empty", "warm"] as const)) {
    const checkout = join(workbench, `clone-${cache}`);
    spawnSync("git", ["clone", "--quiet", root, checkout], { stdio: "inherit" });
    if (isInstalled) copyPackages(checkout);
    const env = { PORT: cache === "empty" ? "3801" : "3802", npm_config_cache: join(workbench, "npm-cache") };
    const first = await start(checkout, env);
    const packages = isInstalled ? "packages are there" : `${cache} npm cache`;
    console.log(`fresh clone to ready, ${packages.padEnd(18)}   ${seconds(first.took)}`);
    await first.stop();
    if (cache !== "empty") {
      for (const round of [1, 2, 3]) {
        const again = await start(checkout, env);
        console.log(
          `start with data, round ${round}              ${seconds(again.took)}, backend ${backendMemory(again.pid)}`,
        );
        await again.stop();
      }
    }
  }
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function libraryOf(backend: TestBackend): Promise<() => Promise<number>> {
  const { user, accessToken } = await backend.setUpUser("thousand@lectern.test");
  await backend.sql(
    `insert into public.recordings (user_id, original_name, created_at, status, transcript, ai_summary)
     select $1, 'Lecture ' || n, now() - n * interval '3 hours', 'completed', repeat('Words of a lecture. ', 1000), 'A summary'
     from generate_series(1, 1000) as n`,
    [user.id],
  );
  const client = createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { Authorization: `Bearer ${accessToken}` } },
  });
  return async () => {
    const begun = performance.now();
    const { data, error } = await client
      .from("recordings")
      .select("id,original_name,created_at,is_favorite,folder_id,recording_icon,recording_icon_color")
      .eq("user_id", user.id)
      .eq("status", "completed")
      .order("created_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(60);
    if (error || data?.length !== 60) throw new Error(`the list answered ${error?.message ?? `${data?.length} rows`}`);
    return performance.now() - begun;
  };
}

async function benchList(): Promise<void> {
  const pglite = await startTestBackend({ driver: "pglite", dataDir: join(workbench, "pglite") });
  const postgres = await startTestBackend({ driver: "postgres" });
  const lists = { pglite: await libraryOf(pglite), postgres: await libraryOf(postgres) };
  const times = { pglite: [] as number[], postgres: [] as number[] };
  for (let round = 0; round < 220; round += 1) {
    for (const driver of ["pglite", "postgres"] as const) {
      const took = await lists[driver]();
      if (round >= 20) times[driver].push(took);
    }
  }
  for (const driver of ["pglite", "postgres"] as const) {
    const sorted = times[driver].toSorted((a, b) => a - b);
    console.log(
      `list of 60 of 1,000, ${driver.padEnd(8)}          p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p95 ${percentile(sorted, 0.95).toFixed(1)} ms`,
    );
  }
  await Promise.all([pglite.close(), postgres.close()]);
}

console.log(
  `node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, ${readFileSync(join(root, "package-lock.json")).length} bytes of lockfile\n`,
);
try {
  if (!process.argv.includes("--skip-clone")) await benchStart();
  await benchList();
} finally {
  rmSync(workbench, { recursive: true, force: true });
}
process.exit();
