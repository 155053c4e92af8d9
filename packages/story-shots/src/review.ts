import { openReview, type ReviewOptions } from "./report/review-server.ts";

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * Serves the report of the last run, in which a person accepts or rejects each difference, until the person finishes or
 * presses Ctrl-C. Accepted differences are saved before it returns.
 *
 * @throws Error if there is no report, or its screenshots may not become baselines
 */
export async function review(options: ReviewOptions): Promise<void> {
  const { url, differences, finished, finish } = await openReview(options);
  if (differences === 0) {
    await finish();
    return print("Nothing to review: no screenshot and no accessibility tree differs.");
  }
  print(`${differences} to review: ${url}\nFinish there, or press Ctrl-C here.`);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    print("\nSaving what was accepted");
    void finish();
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, stop);
  const { accepted, rejected, left, failure } = await finished;
  if (failure !== undefined) {
    process.stderr.write(`Not everything was saved: ${failure}\n`);
    process.exitCode = 1;
  }
  print(`${accepted} accepted, ${rejected} rejected, ${left} left.`);
  for (const signal of signals) process.off(signal, stop);
}
