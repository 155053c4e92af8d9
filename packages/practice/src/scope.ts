import type { PracticeScope } from "@lectern/domain/practice";

/** Reads the scope of practice from the URL: `?recording=` or `?folder=`, or everything. */
export function parseScope(searchParams: URLSearchParams): PracticeScope {
  const [recordingId, folderId] = [searchParams.get("recording"), searchParams.get("folder")];
  if (recordingId !== null && recordingId !== "") return { recordingId };
  return folderId !== null && folderId !== "" ? { folderId } : {};
}

const isSameScope = (a: PracticeScope, b: PracticeScope): boolean =>
  a.folderId === b.folderId && a.recordingId === b.recordingId;

/** A session as it was left. */
interface LeftSession {
  readonly scope: PracticeScope;
  readonly cardIds: readonly string[];
  readonly reviews: readonly { readonly reviewedAt: string }[];
}

/** Returns a left session with cards of this scope; undefined for another, or for none. */
export const matchSession = <Session extends LeftSession>(
  left: Session | undefined,
  scope: PracticeScope,
): Session | undefined =>
  left !== undefined && left.cardIds.length > 0 && isSameScope(left.scope, scope) ? left : undefined;

/** After a longer pause, a session starts again with the cards that are due by then. */
const RESUMED_WITHIN_MS = 12 * 60 * 60_000;

/** Whether a left session goes on where it was left. @param now in ms since 1970 */
export function canResume({ reviews }: Pick<LeftSession, "reviews">, now: number): boolean {
  const last = reviews.at(-1)?.reviewedAt;
  return last !== undefined && now - Date.parse(last) < RESUMED_WITHIN_MS;
}

export const isInScope = (
  { folderId, recordingId }: PracticeScope,
  recording: { readonly recordingId: string; readonly folderId: string | null },
): boolean =>
  recordingId !== undefined
    ? recording.recordingId === recordingId
    : folderId === undefined || recording.folderId === folderId;
