import type { PracticeScope } from "@lectern/domain/practice";

/** Reads the scope of practice from the URL: `?recording=` or `?folder=`, or everything. */
export function parseScope(searchParams: URLSearchParams): PracticeScope {
  const [recordingId, folderId] = [searchParams.get("recording"), searchParams.get("folder")];
  if (recordingId !== null && recordingId !== "") return { recordingId };
  return folderId !== null && folderId !== "" ? { folderId } : {};
}

/** Whether a recording belongs to the scope. */
export const isInScope = (
  { folderId, recordingId }: PracticeScope,
  recording: { readonly recordingId: string; readonly folderId: string | null },
): boolean =>
  recordingId !== undefined
    ? recording.recordingId === recordingId
    : folderId === undefined || recording.folderId === folderId;
