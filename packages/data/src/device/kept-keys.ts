/** Whether a kind of query is kept on the device, or never: what is absent here is not kept. */
type KeptKinds = Readonly<Record<string, "kept" | "never">>;

/**
 * What may be kept on a device, by the first part of a query's key and the part after the user's id (OFF-01): what a student reads
 * and practices. Never the profile, money, settings, or what is read from the server each time.
 */
const kinds: Readonly<Record<string, KeptKinds>> = {
  recordings: {
    summaries: "kept",
    one: "kept",
    transcript: "kept",
    outline: "kept",
    claims: "kept",
    // A unit is asked with a network only.
    questions: "never",
    details: "kept",
    counts: "kept",
  },
  folders: { list: "kept", one: "kept" },
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
  // Which recordings have which tags is a map, which JSON doesn't hold.
  tags: { list: "kept", tagged: "never" },
  profiles: { "subscription-flag": "never", subscription: "never", minutes: "never", referrals: "never" },
  "user-info": { "default-style": "never" },
};

/** A search has its question in the place of a kind. */
const never = new Set(["search"]);

type QueryKey = readonly unknown[];

/** Undefined for a key that has no place in the table yet: it isn't kept, and a test fails. */
export function classifyKey([entity, , kind, detail]: QueryKey): "kept" | "never" | undefined {
  if (typeof entity !== "string") return undefined;
  // Recordings are added to a folder with a network only.
  if (never.has(entity) || detail === "addable") return "never";
  return typeof kind === "string" && Object.hasOwn(kinds[entity] ?? {}, kind) ? kinds[entity]?.[kind] : undefined;
}

/** Whether a user's device may keep what a query read. */
export const isKeptKey = (key: QueryKey, userId: string): boolean => key[1] === userId && classifyKey(key) === "kept";

/** The recording that a query is about, where it is about one: what is kept of a recording goes as a whole. */
export function findRecordingId([entity, , kind, id]: QueryKey): string | undefined {
  const isOfOne =
    (entity === "recordings" && ["one", "transcript", "outline", "claims", "details"].includes(kind as string)) ||
    (entity === "practice" && ["cards", "card-count"].includes(kind as string));
  return isOfOne && typeof id === "string" ? id : undefined;
}
