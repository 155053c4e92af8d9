/** What a page leaves in the history for the page of a forgotten password: an address in the URL would be logged. */
export const withEmail = (email: string) => ({ email });

/** Reads the email that the page before passed on; the empty string when it passed none. */
export const emailBrought = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
