/** A local-storage key: a removal of kept data has begun, and why. The next start completes it (OFF-02). */
export const LEAVING_KEY = "lectern-leaving";

/** The prefix of the names of databases with a user's kept data. */
export const KEPT_PREFIX = "lectern-";
