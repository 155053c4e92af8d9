import { bearerToken } from "../_shared/caller.ts";
import { endCourses } from "../_shared/end-courses.ts";
import { answering } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { outlineNextRecording } from "../_shared/store-outline.ts";
import { summariseNextRecording } from "../_shared/summarise-recording.ts";
import { isOneOf } from "./secret.ts";

/** Well below the shortest time limit of a hosted function. Remaining jobs wait for the next call. */
const BUDGET_MS = 45_000;

/** Outlines use only CPU, of which a hosted function has two seconds. Another one may begin within this time. */
const OUTLINES_MS = 800;

/**
 * Deletes the recordings of courses that have ended, writes summaries that no process finished, then derives outlines that are
 * missing or of an older version. A schedule calls it with the secret key. It answers `{ended, processed, outlined}`, the
 * numbers of batches and of jobs that it did.
 */
export const handle = answering("process-recordings", async (request, deps) => {
  const presented = bearerToken(request) ?? request.headers.get("apikey") ?? "";
  if (!(await isOneOf(presented, deps.environment.secretKeys))) {
    throw new Refusal(401, "This is called with the project's secret key only.");
  }
  const started = performance.now();
  const ended = await endCourses(deps, () => performance.now() - started < BUDGET_MS / 2);
  let processed = 0;
  // oxlint-disable-next-line no-await-in-loop -- one summary after another, as long as the budget lasts
  while (performance.now() - started < BUDGET_MS && (await summariseNextRecording(deps))) processed += 1;
  const summarised = performance.now();
  let outlined = 0;
  // oxlint-disable-next-line no-await-in-loop -- one after another, as above
  while (performance.now() - summarised < OUTLINES_MS && (await outlineNextRecording(deps))) outlined += 1;
  return { status: 200, body: { ended, processed, outlined } };
});
