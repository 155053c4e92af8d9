import {
  type RetrySummaryResponse,
  retrySummaryRequest,
  retrySummaryResponse,
} from "@lectern/domain/contracts/retry-summary";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/** Why a summary is asked for again. */
export interface SummaryRequest {
  /** Words of its lecture were corrected: the summary that there is is written again by a model. */
  readonly isCorrected: boolean;
}

/**
 * Asks the server to try again to write a summary that it had given up, or to read a lecture again.
 *
 * @returns the recording's status: `completed` if there already is a summary; `reading` while the lecture is read again
 * @throws Failure with the server's sentence as `detail`
 */
export async function requestSummary(
  client: LecternClient,
  id: string,
  request?: SummaryRequest | void,
): Promise<RetrySummaryResponse["status"]> {
  const { status } = await callFunction(
    client,
    "retry-summary",
    { request: retrySummaryRequest, response: retrySummaryResponse },
    { recording_id: id, ...(request?.isCorrected && { corrected: true }) },
  );
  return status;
}
