const kindsOfAny: ReadonlySet<unknown> = new Set(["summaries", "unit-terms", "due"]);
const kindsOfOne: ReadonlySet<unknown> = new Set(["one", "details", "outline", "places", "cards"]);

/**
 * Whether the query with this key shows texts that were written from a recording. It imports no keys, because each tab listens
 * with it from its first moment.
 */
export const showsTexts = (
  [entity, owner, kind, id]: readonly unknown[],
  userId: string,
  recordingId: string,
): boolean =>
  owner === userId && (entity === "search" || kindsOfAny.has(kind) || (kindsOfOne.has(kind) && id === recordingId));
