import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { fetchWrittenPlaces, getCorrections, listCourseCorrections } from "./corrections.api.ts";

/** The query keys of corrections. */
export const correctionKeys = {
  of: recordingKeys.corrections,
  places: (userId: string, recordingId: string, from: string) =>
    ["recordings", userId, "places", recordingId, from] as const,
  vocabulary: (userId: string, folderId: string) => ["folders", userId, "corrections", folderId] as const,
};

/** Queries of corrections, in their own file so that pages with lists do not load them. */
export const correctionQueries = (client: LecternClient, userId: string) => ({
  /** The corrections of a recording. `applyCorrections` of domain shows its transcript with them. */
  of: (recordingId: string) =>
    defineRead("Error fetching corrections", correctionKeys.of(userId, recordingId), () =>
      getCorrections(client, recordingId),
    ),

  /** How often title, summary, notes, outline and cards still have words that were corrected. */
  places: (recordingId: string, from: string) =>
    defineRead("Error fetching corrections", correctionKeys.places(userId, recordingId, from), () =>
      fetchWrittenPlaces(client, recordingId, from),
    ),

  /** What a folder offers its lectures. */
  vocabulary: (folderId: string) =>
    defineRead("Error fetching corrections", correctionKeys.vocabulary(userId, folderId), () =>
      listCourseCorrections(client, folderId),
    ),
});
