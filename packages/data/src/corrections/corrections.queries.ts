import type { Corrections, CourseCorrection } from "@lectern/domain/corrections";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { getCorrections, listCourseCorrections } from "./corrections.api.ts";

/** The query keys of corrections. */
export const correctionKeys = {
  of: recordingKeys.corrections,
  vocabulary: (userId: string, folderId: string) => ["folders", userId, "corrections", folderId] as const,
};

/** Queries of corrections, in their own file so that pages with lists do not load them. */
export const correctionQueries = (client: LecternClient, userId: string) => ({
  /** The corrections of a recording. `applyCorrections` of domain shows its transcript with them. */
  of: (recordingId: string) =>
    defineRead<Corrections, ReturnType<typeof correctionKeys.of>>(
      "fetch-corrections",
      correctionKeys.of(userId, recordingId),
      () => getCorrections(client, recordingId),
    ),

  /** What a folder offers its lectures. */
  vocabulary: (folderId: string) =>
    defineRead<readonly CourseCorrection[], ReturnType<typeof correctionKeys.vocabulary>>(
      "fetch-corrections",
      correctionKeys.vocabulary(userId, folderId),
      () => listCourseCorrections(client, folderId),
    ),
});
