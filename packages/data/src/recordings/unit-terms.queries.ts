import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { fetchAlsoSaid, fetchUnitTerms } from "./unit-terms.api.ts";

/** The key terms of a folder's lectures, read when they are opened. */
export const unitTermsQuery = (client: LecternClient, userId: string, folderId: string) =>
  defineRead("fetch-unit-terms", [...recordingKeys.unitTerms(userId), folderId], ({ signal }) =>
    fetchUnitTerms(client, folderId, signal),
  );

/** Reads where other lectures of a folder say a recording's points. Its key is the folder's, which moves invalidate. */
export const alsoSaidQuery = (client: LecternClient, userId: string, folderId: string, recordingId: string) =>
  defineRead(
    "fetch-also-said",
    [...recordingKeys.unitTerms(userId), folderId, "also-said", recordingId],
    ({ signal }) => fetchAlsoSaid(client, recordingId, signal),
  );
