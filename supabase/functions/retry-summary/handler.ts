import { type RetrySummaryResponse, retrySummaryRequest } from "@lectern/domain/contracts/retry-summary.ts";
import { findKeyPassagesName } from "@lectern/domain/key-passages.ts";
import { OUTLINE_VERSION } from "@lectern/domain/outline.ts";
import type { Caller } from "../_shared/caller.ts";
import { DatabaseError } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { startProcessing } from "../_shared/start-processing.ts";
import { formatWait } from "../_shared/wait.ts";

/**
 * Whether a model can write again what stands there: sentences of the lecture itself, or those of a model before words were
 * corrected.
 */
async function canRewrite(id: string, isCorrected: boolean, caller: Caller, deps: FunctionDeps): Promise<boolean> {
  if (!deps.environment.hasModel) return false;
  const { data, error } = await deps
    .readAs(caller.token)
    .from("recordings")
    .select("ai_summary")
    .eq("id", id)
    .maybeSingle();
  if (error !== null) throw new DatabaseError(error.code, { cause: error });
  const summary = String(data?.ai_summary ?? "");
  return summary !== "" && (isCorrected || findKeyPassagesName(summary) !== undefined);
}

/**
 * Queues a given-up summary again (SRV-13), or one that fell back to the lecture's own sentences or has words that were
 * corrected (COR-01), or else the reading of an earlier version (TUT-04). It is written by another call, after the answer.
 */
export const handle = endpoint({
  name: "retry-summary",
  request: retrySummaryRequest,
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request doesn't say which recording it is about." },
  async answer({ recording_id: id, corrected = false }, caller, deps) {
    const isRewritten = await canRewrite(id, corrected, caller, deps);
    const summary = isRewritten
      ? await deps.database.rewriteSummaryJob(caller.id, id)
      : await deps.database.retrySummaryJob(caller.id, id);
    const isReading = summary.outcome === "written" && deps.environment.hasModel;
    const retried = isReading ? await deps.database.readAgainJob(caller.id, id, OUTLINE_VERSION) : summary;
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
        return { status: 200, body: { status: "completed" } satisfies RetrySummaryResponse };
      case "retried":
      case "waiting":
    }
    if (isReading) {
      deps.defer(startProcessing(deps, { outlines: 1 }));
      return { status: 200, body: { status: "reading" } satisfies RetrySummaryResponse };
    }
    // A job that is already waiting is claimed too, unless another process holds it.
    deps.defer(startProcessing(deps, { recordingId: id }));
    return { status: 200, body: { status: "processing" } satisfies RetrySummaryResponse };
  },
});
