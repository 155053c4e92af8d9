/**
 * Runs the backend on a data directory (its first argument) in a process that kills itself after a number of
 * statements. `startDoomedBackend` in doomed-process.ts talks to it.
 */
import { openDataDirectory } from "../data-directory/data-directory.ts";
import { preparedImage } from "../database/prepared-image.ts";
import { quietConsole } from "../quiet-console.ts";
import { startLocalBackend } from "../server/local-backend.ts";

/** A command of the test. */
export type Order =
  | { readonly kind: "sql"; readonly text: string; readonly params: unknown[] }
  /**
   * Kills the process after that many more statements, or never with Infinity. Answers how many were done since the
   * last command.
   */
  | { readonly kind: "die-after"; readonly statements: number };

quietConsole();
const storage = await openDataDirectory(process.argv[2] ?? "", preparedImage);
const { database, secrets } = storage;

let done = 0;
let left = Number.POSITIVE_INFINITY;
const count = () => {
  done += 1;
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
};

type Run = (...args: unknown[]) => Promise<unknown>;
const driver = database.connection.driver as Record<"query" | "exec", Run> & {
  transaction: (work: (session: unknown) => Promise<unknown>) => Promise<unknown>;
};
for (const name of ["query", "exec"] as const) {
  const run = driver[name].bind(driver);
  driver[name] = async (...args) => {
    const result = await run(...args);
    count();
    return result;
  };
}
const transaction = driver.transaction.bind(driver);
driver.transaction = (work) =>
  transaction(async (session) => {
    const result = await work(session);
    count();
    return result;
  });

const backend = await startLocalBackend({
  openStorage: () => Promise.resolve(storage),
  port: 0,
  host: "127.0.0.1",
  seeds: false,
  takesUpUnfinished: false,
  env: () => undefined,
});
const say = (message: unknown) => process.send?.(message);
process.on("message", ({ id, order }: { id: number; order: Order }) => {
  if (order.kind === "die-after") {
    say({ id, answer: done });
    done = 0;
    left = order.statements;
    return;
  }
  database.sql(order.text, order.params).then(
    (rows) => say({ id, answer: rows }),
    (error: unknown) => say({ id, answer: [{ error: String(error) }] }),
  );
});
process.on("disconnect", () => process.exit(0));
say({ ready: backend.url, webhookSecret: secrets.stripeWebhookSecret, secretKey: secrets.secretKey });
