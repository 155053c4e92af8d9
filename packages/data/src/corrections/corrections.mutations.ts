import type { Corrections, CourseCorrection } from "@lectern/domain/corrections";
import { toFailureCode } from "@lectern/domain/failure";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { invalidate, type Write, writeOptions } from "../options.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { repeatLost } from "../repeat-lost.ts";
import {
  changeCorrections,
  type CorrectionsChange,
  rememberCorrection,
  type Replacement,
  replaceWrittenWords,
  undoReplacement,
} from "./corrections.api.ts";
import { correctionKeys, correctionQueries } from "./corrections.queries.ts";
import { showsTexts } from "./shows-texts.ts";

/** Invalidates what shows texts that were written from a recording. */
const readAgain = (cache: QueryClient, userId: string, recordingId: string): void =>
  void cache.invalidateQueries({ predicate: ({ queryKey }) => showsTexts(queryKey, userId, recordingId) });

/** Writes of corrections. Each shows when the server has answered. */
export const correctionMutations = (client: LecternClient, userId: string) => {
  const ofRecording = (recordingId: string) => ({
    mutationKey: ["corrections", userId, recordingId],
    scope: { id: `corrections:${recordingId}` },
    ...repeatLost,
  });
  return {
    /**
     * Adds corrections to a recording and undoes others. A change whose answer was lost is sent again. If another device
     * changed them since, it fails with `changed-elsewhere`, and the query reads the new ones.
     */
    change: (recordingId: string): Write<CorrectionsChange, unknown, Corrections> => ({
      ...ofRecording(recordingId),
      ...writeOptions("Error correcting transcript", "correct-transcript"),
      mutationFn: async (change, { client: cache }) => {
        const seen =
          change.version ?? (await cache.ensureQueryData(correctionQueries(client, userId).of(recordingId))).version;
        return await changeCorrections(client, recordingId, seen, change);
      },
      onSuccess: async (corrections, _change, _context, { client: cache }) => {
        const queryKey = correctionKeys.of(userId, recordingId);
        // The answer to an earlier read would show the older ones.
        await cache.cancelQueries({ queryKey });
        cache.setQueryData<Corrections>(queryKey, corrections);
        invalidate(cache, recordingKeys.unitTerms(userId), ["search", userId]);
      },
      onError: (failure, _change, _context, { client: cache }) => {
        if (toFailureCode(failure) === "changed-elsewhere")
          void cache.invalidateQueries({ queryKey: correctionKeys.of(userId, recordingId) });
      },
    }),

    /**
     * Replaces words in the title, summary, notes, outline and cards of a recording: its transcript is corrected with `change`.
     * Resolves with the number of places.
     */
    replace: (recordingId: string): Write<Replacement, unknown, number> => ({
      ...ofRecording(recordingId),
      ...writeOptions("Error replacing words"),
      mutationFn: (replacement) => replaceWrittenWords(client, recordingId, replacement),
      onSettled: (_data, _failure, _variables, _context, { client: cache }) => readAgain(cache, userId, recordingId),
    }),

    /** Undoes a replacement: a text that was changed since stays as it is. */
    undoReplace: (recordingId: string): Write<Pick<Replacement, "id">> => ({
      ...ofRecording(recordingId),
      ...writeOptions("Error replacing words"),
      mutationFn: ({ id }) => undoReplacement(client, id),
      onSettled: (_data, _failure, _variables, _context, { client: cache }) => readAgain(cache, userId, recordingId),
    }),

    /** Offers a correction to the lectures of a folder. */
    remember: (folderId: string): Write<CourseCorrection> => ({
      ...writeOptions("Error remembering a correction"),
      ...repeatLost,
      mutationFn: (correction) => rememberCorrection(client, folderId, correction),
      onSettled: (_data, _failure, _correction, _context, { client: cache }) =>
        cache.invalidateQueries({ queryKey: correctionKeys.vocabulary(userId, folderId) }),
    }),
  };
};
