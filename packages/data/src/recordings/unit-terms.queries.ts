import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { fetchUnitTerms } from "./unit-terms.api.ts";

/** The key terms of a folder's lectures, read when they are opened. */
export const unitTermsQuery = (client: LecternClient, userId: string, folderId: string) =>
  defineRead("fetch-unit-terms", [...recordingKeys.unitTerms(userId), folderId], ({ signal }) =>
    fetchUnitTerms(client, folderId, signal),
  );
