import { uuid } from "@lectern/domain/contracts/limits.ts";
import * as v from "valibot";
import { bearerToken } from "../_shared/caller.ts";
import { call } from "../_shared/database.ts";
import { endCourses } from "../_shared/end-courses.ts";
import { answering } from "../_shared/endpoint.ts";
import { indexTexts } from "../_shared/index-texts.ts";
import { Refusal } from "../_shared/refusal.ts";
import { renewRecording } from "../_shared/renew-recording.ts";
import { startProcessing } from "../_shared/start-processing.ts";
import { outlineNextRecording } from "../_shared/store-outline.ts";
import { summariseNext } from "../_shared/summarise-recording.ts";
import { isKnownSecret } from "./secret.ts";

/** In milliseconds: how long recordings of ended courses are deleted, well below the time limit of a hosted function. */
const COURSES_MS = 22_500;

/** In milliseconds: how long texts that wait for the search are indexed. The database does the work. */
const INDEX_MS = 10_000;

/** How many outlines, or parts of a long lecture, follow a call of the schedule. More wait for its next one. */
const OUTLINES = 20;

/** The body of a call that `startProcessing` made. The schedule sends none. */
const startedRequest = v.object({ recording_id: v.optional(uuid), outlines: v.pipe(v.number(), v.minValue(0)) });

/**
 * Does one job that needs CPU, of which a hosted function has two seconds: writes a summary that no process finished, else
 * derives an outline that is missing or of an older version. Then it starts a call for the next one, and
 * has the rest of long texts indexed for the search. The schedule's call, with the secret key, also deletes the recordings of
 * courses that have ended, and replaced words after a day. It answers `{ended, indexed, processed, outlined}`, the numbers of batches, turns and jobs that it did.
 */
export const handle = answering("process-recordings", async (request, deps) => {
  const presented = bearerToken(request) ?? request.headers.get("apikey") ?? "";
  if (!(await isKnownSecret(presented, deps.environment.secretKeys))) {
    throw new Refusal(401, "This is called with the project's secret key only.");
  }
  const parsed = v.safeParse(startedRequest, await request.json().catch(() => undefined));
  const { recording_id: recordingId, outlines } = parsed.success
    ? parsed.output
    : { outlines: OUTLINES, recording_id: undefined };
  const begun = performance.now();
  if (!parsed.success) await call(deps.database, v.null(), "forget_replacements", {});
  const ended = parsed.success ? 0 : await endCourses(deps, () => performance.now() - begun < COURSES_MS);
  const isSummarised = await summariseNext(deps, recordingId);
  const isOutlined = !isSummarised && outlines > 0 && (await outlineNextRecording(deps, renewRecording));
  // A model reads the lecture that was summarised in the next calls.
  const least = isSummarised && deps.environment.hasModel ? OUTLINES : 0;
  if (isSummarised || isOutlined) deps.defer(startProcessing(deps, { outlines: Math.max(least, outlines - 1) }));
  const done = performance.now();
  const indexed = await indexTexts(deps, () => performance.now() - done < INDEX_MS);
  return { status: 200, body: { ended, indexed, processed: Number(isSummarised), outlined: Number(isOutlined) } };
});
