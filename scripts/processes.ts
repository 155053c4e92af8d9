/** Runs commands with their output in a log file, and stops them with all their child processes. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { stripVTControlCharacters } from "node:util";
import type { Command } from "./commands.ts";
import type { Ending } from "./outcome.ts";

const isWindows = process.platform === "win32";
const LAST_LINES = 40;
const MAX_LINE_LENGTH = 300;
/** The time that a test runner needs to close its browsers and servers. */
const GRACE_MILLISECONDS = 5000;

const running = new Set<ChildProcess>();

interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The file for the command's output, without colours, written while it runs. */
  readonly log: string;
}

/** Runs a command to its end. It does not throw: if a command can't be started, the reason is its status. */
export async function runCommand([file, args]: Command, { cwd, env, log }: RunOptions): Promise<Ending> {
  const writer = createWriteStream(log);
  const lastLines: string[] = [];
  const take = (line: string): void => {
    const text = stripVTControlCharacters(line).trimEnd();
    writer.write(`${text}\n`);
    if (text === "" && !lastLines.at(-1)) return;
    lastLines.push(text.slice(0, MAX_LINE_LENGTH));
    if (lastLines.length > LAST_LINES) lastLines.shift();
  };
  // A separate process group: npm passes a signal only to the shell, which ends without passing it on to the runner.
  const child = spawn(file, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
    windowsHide: true,
  });
  running.add(child);
  for (const input of [child.stdout, child.stderr]) createInterface({ input, crlfDelay: Infinity }).on("line", take);
  const status = await new Promise<number | string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code ?? signal ?? "no exit status"));
  }).finally(() => running.delete(child));
  await finished(writer.end());
  return { status, lastLines };
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore" });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The process group has already ended.
  }
}

/** Stops all running commands and their child processes: with the signal, and five seconds later with SIGKILL. */
export async function stopCommands(signal: NodeJS.Signals): Promise<void> {
  const ending = [...running].map((child) => new Promise((resolve) => child.once("close", resolve)));
  const killAll = (by: NodeJS.Signals) => running.forEach((child) => kill(child, by));
  killAll(signal);
  const timer = setTimeout(() => killAll("SIGKILL"), GRACE_MILLISECONDS);
  await Promise.all(ending);
  clearTimeout(timer);
}

/**
 * Calls back when this process should end: because of a signal, or because its parent has ended. A shell does not pass
 * a SIGTERM on.
 */
export function onStop(stop: (signal: NodeJS.Signals) => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250).unref();
}
