import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { shortLived } from "./short-lived.ts";

/** The backend as `npm start` runs it, in a process that a test may kill. */
export interface BackendProcess {
  readonly child: ChildProcess;
  /** The address that it prints when it is ready. Rejects if the process ends before. */
  readonly ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** All of its output. */
  printed(): { out: string; err: string };
  /** Kills it at once, or stops it with SIGTERM. */
  stop(signal: "SIGKILL" | "SIGTERM"): Promise<number | NodeJS.Signals | null>;
}

export function startProcess(env: Record<string, string>): BackendProcess {
  const main = fileURLToPath(new URL("../main.ts", import.meta.url));
  const child = spawn(process.execPath, [...shortLived, main], {
    env: { ...process.env, PORT: "0", LECTERN_SEED: "off", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on("data", (chunk: Buffer) => {
    out += chunk.toString();
    const url = /^Lectern is ready at (\S+)$/m.exec(out)?.[1];
    if (url !== undefined) resolve(url);
  });
  child.stderr?.on("data", (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, "close").then(([code, signal]) => {
    reject(new Error(`ended before it was ready:\n${out}${err}`));
    return (signal ?? code) as number | NodeJS.Signals | null;
  });
  ready.catch(() => undefined);
  return {
    child,
    ready,
    ended,
    printed: () => ({ out, err }),
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
