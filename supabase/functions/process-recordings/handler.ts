import { bearerToken } from "../_shared/caller.ts";
import { answering } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { summariseNextRecording } from "../_shared/summarise-recording.ts";
import { isOneOf } from "./secret.ts";

/** Well under the shortest limit of a hosted function; what is left waits for the next call. */
const BUDGET_MS = 45_000;

/**
 * Takes up the summaries that no process finished: called by a schedule with the secret key.
 * Answers `{processed}`, the number of jobs it took.
 */
export const handle = answering("process-recordings", async (request, deps) => {
  const presented = bearerToken(request) ?? request.headers.get("apikey") ?? "";
  if (!(await isOneOf(presented, deps.environment.secretKeys))) {
    throw new Refusal(401, "This is called with the project's secret key only.");
  }
  const started = performance.now();
  let processed = 0;
  // oxlint-disable-next-line no-await-in-loop -- one summary after another, as long as the budget lasts
  while (performance.now() - started < BUDGET_MS && (await summariseNextRecording(deps))) processed += 1;
  return { status: 200, body: { processed } };
});
