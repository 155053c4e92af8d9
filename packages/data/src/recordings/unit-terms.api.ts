import type { AlsoSaid, UnitTerms } from "@lectern/domain/unit-terms";
import type { LecternClient } from "../client.ts";
import { fetchRows } from "../fetch-rows.ts";

/** The key terms of a folder's lectures (UNT-03); none of another user's folder. @throws Failure */
export async function fetchUnitTerms(client: LecternClient, folderId: string, signal: AbortSignal): Promise<UnitTerms> {
  const terms = await fetchRows(client.rpc("read_unit_terms", { p_folder_id: folderId }).abortSignal(signal));
  // The function's SQL says what is in its answer.
  return terms as unknown as UnitTerms;
}

/** Where other lectures of its folder say a recording's points; null without a folder. @throws Failure */
export async function fetchAlsoSaid(
  client: LecternClient,
  recordingId: string,
  signal: AbortSignal,
): Promise<AlsoSaid | null> {
  const said = await fetchRows(client.rpc("read_also_said", { p_recording_id: recordingId }).abortSignal(signal));
  // The function's SQL says what is in its answer.
  return said as unknown as AlsoSaid | null;
}
