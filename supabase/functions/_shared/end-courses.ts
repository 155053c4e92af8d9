import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";

/**
 * Deletes the recordings of folders whose course has ended (END-01), 200 after another, until `hasTime` says no. Never
 * rejects, so that summaries don't wait for a deletion that fails; the next call tries it again.
 *
 * @returns how many batches it deleted
 */
export async function endCourses(deps: FunctionDeps, hasTime: () => boolean): Promise<number> {
  let ended = 0;
  try {
    // oxlint-disable-next-line no-await-in-loop -- a transaction each
    while (hasTime() && (await deps.database.endNextCourse())) ended += 1;
  } catch (error) {
    deps.log({ function: "course-end", status: 500, error: toErrorName(error) });
  }
  return ended;
}
