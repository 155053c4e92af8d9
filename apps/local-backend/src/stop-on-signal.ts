/**
 * Stops cleanly on the first SIGTERM or SIGINT, and exits with 0. A second SIGINT exits at once, since a person can't
 * wait. A second SIGTERM does not: a signal to npm's process group arrives twice, the second time when npm has ended.
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
