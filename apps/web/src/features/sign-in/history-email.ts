/** The history state that passes an email to the page of a forgotten password: in the URL it would be logged. */
export const toHistoryEmail = (email: string) => ({ email });

/** Reads the email that the page before passed on; the empty string when it passed none. */
export const readHistoryEmail = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
