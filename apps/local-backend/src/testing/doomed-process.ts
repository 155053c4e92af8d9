import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order } from "./doomed-backend.ts";
import { shortLived } from "./short-lived.ts";

/** A backend in a separate process that kills itself on command, in the middle of its work. */
export interface DoomedBackend {
  readonly url: string;
  readonly webhookSecret: string;
  readonly secretKey: string;
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  /**
   * Makes it kill itself, with SIGKILL, after that many more statements. Returns how many were done since the last
   * call.
   */
  dieAfter(statements: number): Promise<number>;
  /** Resolves when it has died. */
  readonly died: Promise<unknown>;
  /** Kills it at once. */
  stop(): Promise<unknown>;
}

/** @param directory a data directory that no other process has open */
export async function startDoomedBackend(directory: string): Promise<DoomedBackend> {
  const script = fileURLToPath(new URL("doomed-backend.ts", import.meta.url));
  // JSON can't represent Infinity.
  const child = fork(script, [directory], {
    execArgv: [...shortLived],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const died = once(child, "close");
  const waiting = new Map<number, (answer: unknown) => void>();
  let orders = 0;
  const {
    promise: ready,
    resolve,
    reject,
  } = Promise.withResolvers<{
    ready: string;
    webhookSecret: string;
    secretKey: string;
  }>();
  child.on(
    "message",
    (message: { ready: string; webhookSecret: string; secretKey: string } | { id: number; answer: unknown }) => {
      if ("ready" in message) resolve(message);
      else waiting.get(message.id)?.(message.answer);
    },
  );
  void died.then(() => reject(new Error("the backend ended before it was ready")));
  const ask = <T>(order: Order): Promise<T> =>
    new Promise((answer) => {
      const id = (orders += 1);
      waiting.set(id, (value) => answer(value as T));
      child.send({ id, order });
    });
  const { ready: url, webhookSecret, secretKey } = await ready;
  return {
    url,
    webhookSecret,
    secretKey,
    sql: (text, params = []) => ask({ kind: "sql", text, params }),
    dieAfter: (statements) => ask({ kind: "die-after", statements }),
    died,
    stop: () => {
      child.kill("SIGKILL");
      return died;
    },
  };
}
