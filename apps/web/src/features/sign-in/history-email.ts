/** Creates the history state that passes an email to the page for a forgotten password. In a URL it would be logged. */
export const toHistoryEmail = (email: string) => ({ email });

/** Reads the email that the previous page passed on; an empty string if it passed none. */
export const readHistoryEmail = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
