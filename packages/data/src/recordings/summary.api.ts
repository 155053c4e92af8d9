import { retrySummaryRequest, retrySummaryResponse } from "@lectern/domain/contracts/retry-summary";
import type { RecordingStatus } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/**
 * Has a summary that was given up written again.
 *
 * @returns the recording's status: `completed` when there is a summary already
 * @throws Failure with the server's sentence as `detail`
 */
export async function requestSummary(client: LecternClient, id: string): Promise<RecordingStatus> {
  const { status } = await callFunction(
    client,
    "retry-summary",
    { request: retrySummaryRequest, response: retrySummaryResponse },
    { recording_id: id },
  );
  return status;
}
