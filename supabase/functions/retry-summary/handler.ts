import { type RetrySummaryResponse, retrySummaryRequest } from "@lectern/domain/contracts/retry-summary.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { startProcessing } from "../_shared/start-processing.ts";
import { formatWait } from "../_shared/wait.ts";

/** Queues a given-up summary again. It is written by another call, after the answer (SRV-13). */
export const handle = endpoint({
  name: "retry-summary",
  request: retrySummaryRequest,
  bodyLimit: 16 * 1024,
  sentences: { recording_id: "The request does not say which recording it is about." },
  async answer({ recording_id: id }, caller, deps) {
    const retried = await deps.database.retrySummaryJob(caller.id, id);
    switch (retried.outcome) {
      case "not-found":
        throw new Refusal(404, "This recording is not in your library.");
      case "nothing-to-write":
        throw new Refusal(409, "There is too little in this recording to summarize.");
      case "too-many": {
        const { retry_after } = retried;
        const sentence = `These are more retries than a day allows. Please try again in ${formatWait(retry_after)}.`;
        throw new Refusal(429, sentence, { retry_after });
      }
      case "written":
        return { status: 200, body: { status: "completed" } satisfies RetrySummaryResponse };
      case "retried":
      case "waiting":
    }
    // A job that is already waiting is claimed too, unless another process holds it.
    deps.defer(startProcessing(deps, { recordingId: id }));
    return { status: 200, body: { status: "processing" } satisfies RetrySummaryResponse };
  },
});
