import type { FunctionDeps } from "./deps.ts";
import { toErrorName } from "./endpoint.ts";

interface Start {
  /** The recording whose summary to write; without it, the job that has waited longest. */
  readonly recordingId?: string;
  /** How many calls in a row may derive outlines, which are never urgent. The others write summaries only. */
  readonly outlines?: number;
}

/**
 * Calls process-recordings and waits for its answer. Each job has a call of its own, because a hosted function has two
 * seconds of CPU. Never rejects: what isn't started here is taken up by the schedule.
 */
export async function startProcessing(deps: FunctionDeps, { recordingId, outlines = 0 }: Start): Promise<void> {
  try {
    const { url, secretKey } = deps.environment;
    const answer = await deps.fetch(`${url}/functions/v1/process-recordings`, {
      method: "POST",
      headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
      body: JSON.stringify({ recording_id: recordingId, outlines }),
    });
    await answer.body?.cancel();
    if (!answer.ok) deps.log({ function: "start-processing", status: answer.status, error: "process-recordings" });
  } catch (error) {
    deps.log({ function: "start-processing", status: 503, error: toErrorName(error) });
  }
}
