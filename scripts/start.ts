// `npm start`: builds the web app if it has changed, then serves the whole product from this process.
import { spawn } from "node:child_process";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { describeAccounts, readOwnServer } from "@lectern/local-backend/own-server";
import { packageCommand } from "./commands.ts";
import { prepareEnvironment } from "./prepare-environment.ts";

const root = join(import.meta.dirname, "..");

/** Builds the web app. Turborepo caches builds, so an unchanged app takes no time. Prints output only if it fails. */
async function buildWebApp(): Promise<void> {
  const args = ["run", "build", "--filter=@lectern/web...", "--output-logs=errors-only", "--no-color"];
  const child = spawn(...packageCommand("turbo", args, import.meta.url), {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const code = await new Promise((resolve) => child.on("error", resolve).on("close", resolve));
  process.off("SIGINT", stop).off("SIGTERM", stop);
  if (code === 0) return;
  console.error(`${output}\nThe web app could not be built.`);
  process.exit(1);
}

/**
 * Stops when the parent has ended: npm passes a SIGTERM to the shell between it and this process, and the shell ends
 * without passing it on.
 */
function stopWithOurParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}

/** Prepares the empty database of a first start, which takes a core for some seconds, in parallel with the build. */
async function prepareDatabase(): Promise<void> {
  const { preparedImage } = await import("@lectern/local-backend/prepared-image");
  // If this fails, the backend meets the same error and reports it.
  await preparedImage().catch(() => undefined);
}

// Node would otherwise remove the types of some 400 files at each start.
enableCompileCache(join(root, "node_modules/.cache/node"));
stopWithOurParent();
await prepareEnvironment(join(root, ".env"));
try {
  // Documents are rendered by the build, so it must know how one signs in here, and whether plans are sold.
  const ownServer = readOwnServer(process.env);
  process.env["VITE_ACCOUNTS"] = describeAccounts(ownServer);
  process.env["VITE_PLANS"] = ownServer !== undefined && !process.env["STRIPE_SECRET_KEY"] ? "none" : "";
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await Promise.all([buildWebApp(), prepareDatabase()]);
const { describeWriter } = await import("@lectern/local-backend/describe-writer");
console.log(describeWriter(process.env));
await import("@lectern/local-backend/main");
