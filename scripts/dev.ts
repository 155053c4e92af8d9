// `npm run dev`: Vite at the single origin. It forwards the services to a backend that restarts when its code changes.
import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describeWriter } from "@lectern/local-backend/describe-writer";
import { freePort } from "@lectern/local-backend/testing/free-port";
import { prepareEnvironment } from "./prepare-environment.ts";

const root = join(import.meta.dirname, "..");
await prepareEnvironment(join(root, ".env"));
const web = join(root, "apps/web");
const port = process.env.PORT || "3000";
const host = process.env.HOST || "127.0.0.1";

const children: ChildProcess[] = [];
let ending = false;

/** When one process ends, stops the others. The backend gets the time to close its data. */
function end(code: number): void {
  if (ending) return;
  ending = true;
  const exits = children
    .filter((child) => child.exitCode === null && child.signalCode === null)
    .map((child) => new Promise((resolve) => child.once("exit", resolve)));
  for (const child of children) child.kill("SIGTERM");
  void Promise.all(exits).then(() => process.exit(code));
}
process.on("SIGINT", () => end(0)).on("SIGTERM", () => end(0));
// The shell between npm and this process ends at a SIGTERM without passing it on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(0), 250).unref();

/** Starts a child process and resolves once `ready` matches its output. */
function start(args: string[], cwd: string, env: Record<string, string>, ready: RegExp): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  child.once("exit", (code) => end(code ?? 1));
  return new Promise((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const text = chunk.toString();
      if (ready.test(text)) resolve();
      // Otherwise both servers would print their own address as the product's.
      const rest = text.split("\n").filter((line) => !/ready (at|in)|Local:|Network:|press h|^\s*$/.test(line));
      if (rest.length > 0) console.log(rest.join("\n"));
    });
  });
}

const backendPort = await freePort();
const backend = start(
  ["--watch", "--watch-preserve-output", join(root, "apps/local-backend/src/main.ts")],
  root,
  // A server of one's own serves a build.
  { PORT: String(backendPort), HOST: "127.0.0.1", SITE_URL: "" },
  /Lectern is ready at/,
);
const vite = join(createRequire(join(web, "package.json")).resolve("vite/package.json"), "../bin/vite.js");
const app = start(
  [vite, "--port", port, "--strictPort", "--host", host, "--clearScreen", "false"],
  web,
  { LECTERN_BACKEND: `http://127.0.0.1:${backendPort}`, NO_COLOR: "1" },
  /ready in/,
);
await Promise.all([backend, app]);
if (host !== "127.0.0.1") {
  console.warn(`Warning: other machines can reach ${host}, where the stand-ins sign in anybody as anybody.`);
}
console.log(describeWriter(process.env));
console.log(`Lectern is ready at http://localhost:${port}`);
