/** Whether this is the long run, which tries all of what the short run tries a few (ADR 0017). */
export const isLong = process.env["LECTERN_SOAK"] === "1";

export type Driver = "pglite" | "postgres";

/** The databases that a test tries: production's, and in the long run also the one of `npm start`. */
export const drivers: readonly Driver[] = isLong ? ["pglite", "postgres"] : ["postgres"];
