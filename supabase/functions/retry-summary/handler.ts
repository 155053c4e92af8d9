import * as v from "valibot";
import { retrySummaryContract } from "@lectern/domain/contracts/retry-summary.ts";
import { findKeyPassagesName } from "@lectern/domain/key-passages.ts";
import { OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import type { Caller } from "../_shared/caller.ts";
import { call, oneRow, readRows } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { startProcessing } from "../_shared/start-processing.ts";
import { formatWait } from "../_shared/wait.ts";

const queued = oneRow(
  v.variant("outcome", [
    v.object({ outcome: v.picklist(["retried", "waiting", "written", "nothing-to-write", "not-found"]) }),
    v.object({ outcome: v.literal("too-many"), retry_after: v.number() }),
  ]),
);

/**
 * Whether a model can replace the stored summary: one of the lecture's own sentences, which its heading tells, or one that a
 * model wrote before words were corrected.
 */
async function canRewrite(id: string, isCorrected: boolean, caller: Caller, deps: FunctionDeps): Promise<boolean> {
  if (!deps.environment.hasModel) return false;
  const request = deps.readAs(caller.token).from("recordings").select("ai_summary").eq("id", id);
  const [row] = await readRows(v.array(v.object({ ai_summary: v.nullable(v.string()) })), request);
  const summary = row?.ai_summary ?? "";
  return summary !== "" && (isCorrected || findKeyPassagesName(summary) !== undefined);
}

/**
 * Queues a given-up summary again (SRV-13), or one that fell back to the lecture's own sentences or has words that were
 * corrected (COR-01), or else the reading of an earlier version (TUT-04). It is written by another call, after the answer.
 */
export const handle = endpoint(retrySummaryContract, {
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request doesn't say which recording it is about." },
  async answer({ recording_id: id, corrected = false }, caller, deps) {
    const queue = (name: string, parameters: object = {}) =>
      call(deps.database, queued, name, { p_user_id: caller.id, p_recording_id: id, ...parameters });
    const shouldRewrite = await canRewrite(id, corrected, caller, deps);
    const summary = await queue(shouldRewrite ? "rewrite_summary_job" : "retry_summary_job");
    const isReading = summary.outcome === "written" && deps.environment.hasModel;
    const retried = isReading ? await queue("read_again_job", { p_version: OUTLINE_VERSION }) : summary;
    switch (retried.outcome) {
      case "not-found":
        throw new Refusal(404, "This recording isn't in your library.");
      case "nothing-to-write":
        throw new Refusal(409, "There's too little in this recording to summarize.");
      case "too-many": {
        const { retry_after } = retried;
        const sentence = `You've hit today's retry limit. Please try again in ${formatWait(retry_after)}.`;
        throw new Refusal(429, sentence, { retry_after });
      }
      case "written":
        return { status: 200, body: { status: "completed" } };
      case "retried":
      case "waiting":
    }
    if (isReading) {
      deps.defer(startProcessing(deps, { outlines: 1 }));
      return { status: 200, body: { status: "reading" } };
    }
    // A job that is already waiting is claimed too, unless another process holds it.
    deps.defer(startProcessing(deps, { recordingId: id }));
    return { status: 200, body: { status: "processing" } };
  },
});
