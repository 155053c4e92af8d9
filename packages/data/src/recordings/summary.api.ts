import { retrySummaryRequest, retrySummaryResponse } from "@lectern/domain/contracts/retry-summary";
import type { RecordingStatus } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/**
 * Asks the server to try again to write a summary that it had given up.
 *
 * @returns the recording's status: `completed` if there already is a summary
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
