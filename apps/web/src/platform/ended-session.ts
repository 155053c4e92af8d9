import { parseReturnPath } from "@lectern/browser/return-path";
import { attempt } from "@lectern/browser/attempt";
import { ENDED_SESSION_KEY } from "@lectern/page-loading/page/ended-session-key";

/** An ended session, and the page that its student was on. */
export interface EndedSession {
  readonly userId: string;
  /** Path and query. */
  readonly path: string;
}

const isEndedSession = (value: unknown): value is EndedSession =>
  typeof value === "object" &&
  value !== null &&
  "userId" in value &&
  typeof value.userId === "string" &&
  "path" in value &&
  typeof value.path === "string";

/** Parameters with words that the student typed. The next person at this browser may read session storage. */
const TYPED_PARAMETERS = ["q", "ask"];

function removeWords(path: string): string {
  const at = path.indexOf("?");
  if (at === -1) return path;
  const parameters = new URLSearchParams(path.slice(at));
  for (const name of TYPED_PARAMETERS) parameters.delete(name);
  return path.slice(0, at) + (parameters.size === 0 ? "" : `?${parameters}`);
}

/**
 * Stores in session storage that a session ended in this tab, and its page (AUT-16). Other tabs and other students
 * never read it. No method throws.
 */
export function createEndedSessionStore(storage: Storage, origin: string) {
  const forget = (): void => {
    attempt(() => storage.removeItem(ENDED_SESSION_KEY));
  };
  return {
    /** Leaves out the words of a search or a question. */
    remember: ({ userId, path }: EndedSession): void => {
      attempt(() => storage.setItem(ENDED_SESSION_KEY, JSON.stringify({ userId, path: removeWords(path) })));
    },

    /** Whether a session ended in this tab, and no student has signed in since. */
    isRemembered: (): boolean => (attempt(() => storage.getItem(ENDED_SESSION_KEY)) ?? null) !== null,

    /** Returns the page to go back to, once; undefined for another student than the one whose session ended. */
    takePath: (userId: string | null): string | undefined => {
      const stored: unknown = attempt(() => JSON.parse(storage.getItem(ENDED_SESSION_KEY) ?? "null"));
      forget();
      return isEndedSession(stored) && stored.userId === userId ? parseReturnPath(stored.path, origin) : undefined;
    },

    forget,
  };
}

export type EndedSessionStore = ReturnType<typeof createEndedSessionStore>;
