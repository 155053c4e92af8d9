import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order } from "./doomed-backend.ts";
import { shortLived } from "./short-lived.ts";

/** A backend in a process of its own that dies when it is told to, in the middle of what it does. */
export interface DoomedBackend {
  readonly url: string;
  readonly webhookSecret: string;
  readonly secretKey: string;
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Dies, by SIGKILL, once that many more statements are done. Gives how many were done since it was last told. */
  dieAfter(statements: number): Promise<number>;
  /** When it has died. */
  readonly died: Promise<unknown>;
  /** Ends it at once. */
  stop(): Promise<unknown>;
}

/** @param directory a data directory that no other process has open */
export async function startDoomedBackend(directory: string): Promise<DoomedBackend> {
  const script = fileURLToPath(new URL("doomed-backend.ts", import.meta.url));
  // Infinity is no JSON.
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
