/** Whether each kind of query is kept on the device. A kind that is missing is not kept. */
type KeptKinds = Readonly<Record<string, "kept" | "never">>;

/**
 * What may be kept on a device, by the first part of a query's key and the part after the user's id (OFF-01): what a student reads
 * and practices. Never the profile, money, settings, or what is read from the server each time.
 */
const kinds: Readonly<Record<string, KeptKinds>> = {
  recordings: {
    summaries: "kept",
    unread: "kept",
    one: "kept",
    transcript: "kept",
    corrections: "kept",
    // Replacing needs a network.
    places: "never",
    outline: "kept",
    // A lecture is read again with a network only.
    reading: "never",
    // A unit is asked with a network only.
    questions: "never",
    details: "kept",
    counts: "kept",
    // Of many lectures, kept or not.
    "unit-terms": "never",
  },
  // A correction is offered with a network only.
  folders: { list: "kept", one: "kept", corrections: "never" },
  "study-guides": { list: "kept", one: "kept" },
  practice: {
    cards: "kept",
    "card-count": "kept",
    overview: "kept",
    day: "kept",
    due: "kept",
    "reviews-by-day": "kept",
    "exam-plan": "kept",
    settings: "never",
  },
  // Tags by recording is a Map, which JSON can't represent.
  tags: { list: "kept", tagged: "never" },
  // They say what the server does, as it is now.
  "course-ends": { notices: "never", receipts: "never", contents: "never" },
  connections: { assistants: "never", request: "never" },
  "kept-data": { counts: "never" },
  profiles: { "subscription-flag": "never", subscription: "never", minutes: "never", referrals: "never" },
  "user-info": { "default-style": "never" },
};

/** Kept for no key: that of a search has the query in the place of the kind. */
const neverKeptEntities = new Set(["search"]);

type QueryKey = readonly unknown[];

interface KeptKey {
  readonly entity: string | undefined;
  readonly kind: string | undefined;
  readonly id: string | undefined;
}

/** Reads a query's key as the device stores it, in JSON: the parts that `recordingKeys` and its likes put there. */
export function parseKeptKey(stored: string): KeptKey {
  const [entity, , kind, id] = JSON.parse(stored) as readonly (string | undefined)[];
  return { entity, kind, id };
}

/** Undefined for a key that is missing in the table: it isn't kept, and a test fails. */
export function classifyKey([entity, , kind, detail]: QueryKey): "kept" | "never" | undefined {
  if (typeof entity !== "string") return undefined;
  // Adding recordings to a folder needs a network anyway.
  if (neverKeptEntities.has(entity) || detail === "addable") return "never";
  return typeof kind === "string" && Object.hasOwn(kinds[entity] ?? {}, kind) ? kinds[entity]?.[kind] : undefined;
}

/** Whether a user's device may keep the data of a query. */
export const isKeptKey = (key: QueryKey, userId: string): boolean => key[1] === userId && classifyKey(key) === "kept";

/**
 * Finds the recording that a query is about, if it is about one. The kept data of a recording is always removed
 * together.
 */
export function findRecordingId([entity, , kind, id]: QueryKey): string | undefined {
  const isOfOne =
    (entity === "recordings" && ["one", "transcript", "corrections", "outline", "details"].includes(kind as string)) ||
    (entity === "practice" && ["cards", "card-count"].includes(kind as string));
  return isOfOne && typeof id === "string" ? id : undefined;
}
