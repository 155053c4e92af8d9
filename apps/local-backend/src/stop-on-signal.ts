/**
 * On the first SIGTERM or SIGINT stops cleanly and exits 0. A second SIGINT is a person who can't wait: at once. A second
 * SIGTERM is not: one that is sent to all of npm's processes arrives here, and again when npm has died of it.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping && signal === "SIGINT") process.exit(1);
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Stopping failed: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
