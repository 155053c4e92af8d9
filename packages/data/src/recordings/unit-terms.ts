import type { AlsoSaid, UnitTerms } from "@lectern/domain/unit-terms";
import type { LecternClient } from "../client.ts";
import { fetchData } from "../request.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** The key terms of a folder's lectures (UNT-03); none of another user's folder. @throws Failure */
export async function fetchUnitTerms(client: LecternClient, folderId: string, signal: AbortSignal): Promise<UnitTerms> {
  const terms = await fetchData(client.rpc("read_unit_terms", { p_folder_id: folderId }).abortSignal(signal));
  // The function's SQL says what is in its answer.
  return terms as unknown as UnitTerms;
}

/** Where other lectures of its folder say a recording's points; null without a folder. @throws Failure */
async function fetchAlsoSaid(
  client: LecternClient,
  recordingId: string,
  signal: AbortSignal,
): Promise<AlsoSaid | null> {
  const mentions = await fetchData(client.rpc("read_also_said", { p_recording_id: recordingId }).abortSignal(signal));
  // The function's SQL says what is in its answer.
  return mentions as unknown as AlsoSaid | null;
}

/** The key terms of a folder's lectures, read when they are opened. */
export const unitTermsQuery = (client: LecternClient, userId: string, folderId: string) =>
  defineRead("Error fetching key terms", [...recordingKeys.unitTerms(userId), folderId], ({ signal }) =>
    fetchUnitTerms(client, folderId, signal),
  );

/** Reads where other lectures of a folder say a recording's points. Its key is the folder's, which moves invalidate. */
export const alsoSaidQuery = (client: LecternClient, userId: string, folderId: string, recordingId: string) =>
  defineRead(
    "Error fetching other lectures",
    [...recordingKeys.unitTerms(userId), folderId, "also-said", recordingId],
    ({ signal }) => fetchAlsoSaid(client, recordingId, signal),
  );
