import * as v from "valibot";
import { call, count } from "./database.ts";
import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";

/** The ended courses whose recordings are not deleted yet. */
const backlog = v.object({
  folders: count,
  recordings: count,
  oldest: v.nullable(v.string()),
  failed: count,
  codes: v.array(v.string()),
});

/**
 * Deletes the recordings of folders whose course has ended (END-01), a batch after another, until `hasTime` says no. If some are
 * left, one line of the log says how many, since when, and what failed. Never rejects, so that summaries don't wait for a deletion
 * that fails; the next call goes on.
 *
 * @returns how many batches it deleted
 */
export async function endCourses(deps: FunctionDeps, hasTime: () => boolean): Promise<number> {
  let ended = 0;
  try {
    // oxlint-disable-next-line no-await-in-loop -- a transaction each
    while (hasTime() && (await call(deps.database, v.boolean(), "end_next_course", {}))) ended += 1;
    const { folders, recordings, oldest, failed, codes } = await call(deps.database, backlog, "course_end_backlog", {});
    if (oldest !== null) {
      const backlogText = `${recordings} recordings of ${folders} folders left, ended since ${oldest}`;
      const failures = failed > 0 ? `; ${failed} failed: ${codes.join(", ")}` : "";
      deps.log({ function: "course-end", status: failed > 0 ? 500 : 202, error: `${backlogText}${failures}` });
    }
  } catch (error) {
    deps.log({ function: "course-end", status: 500, error: toErrorName(error) });
  }
  return ended;
}
