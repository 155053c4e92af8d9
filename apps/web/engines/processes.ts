import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { once } from "node:events";

/** How long a browser, a driver or a display may take to start, in ms; on a busy machine Firefox takes some seconds. */
export const START_TIMEOUT = 60_000;
/** How long a process may take to exit before it is killed; in ms. */
const END_TIMEOUT = 5_000;

const running = new Set<ChildProcess>();
// A test runner that is stopped ends without its teardown.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a program that ends with this process at the latest. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Asks a program to end, and kills it when it doesn't. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // Not `close`: the program's own children may hold its pipes a little longer.
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const overdue = setTimeout(() => child.kill("SIGKILL"), END_TIMEOUT);
  await ended;
  clearTimeout(overdue);
}

/**
 * Resolves with the first match of `pattern` in a program's output.
 *
 * @throws Error with the output, when the program exits or nothing matches within `START_TIMEOUT`
 */
export function waitForOutput(child: ChildProcess, stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const fail = (why: string) => () => reject(new Error(`${child.spawnfile} ${why}: ${output}`));
    const overdue = setTimeout(fail("was not ready in time"), START_TIMEOUT);
    child.once("error", (error) => reject(error));
    child.once("exit", fail("ended"));
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output)?.[1];
      if (match === undefined) return;
      clearTimeout(overdue);
      resolve(match);
    });
  });
}
