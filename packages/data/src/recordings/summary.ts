import { type RetrySummaryResponse, retrySummaryContract } from "@lectern/domain/contracts/retry-summary";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";
import type { Recording } from "@lectern/domain/recording";
import { type Write, writeOptions } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";

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
  const { status } = await callFunction(client, retrySummaryContract, {
    recording_id: id,
    ...(request?.isCorrected && { corrected: true }),
  });
  return status;
}

/**
 * Asks the server to try a given-up summary again. The recording then shows as processing (SRV-13). One whose lecture is read
 * again stays as it is (TUT-04).
 */
export const retrySummary = (
  client: LecternClient,
  userId: string,
  id: string,
): Write<SummaryRequest | void, unknown, RetrySummaryResponse["status"]> => ({
  mutationKey: ["retry-summary", userId, id],
  ...writeOptions("Error retrying summary"),
  mutationFn: (request) => requestSummary(client, id, request),
  onSuccess: async (status, _variables, _context, { client: cache }) => {
    const queryKey = recordingKeys.one(userId, id);
    if (status === "reading") return;
    if (status === "processing") {
      // The answer to an earlier read would show the recording as completed.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData<Recording>(queryKey, (one) => one && { ...one, status });
    } else void cache.invalidateQueries({ queryKey });
    void cache.invalidateQueries({ queryKey: recordingKeys.recent(userId) });
  },
});
