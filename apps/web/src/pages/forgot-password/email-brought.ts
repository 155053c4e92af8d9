/** What a page leaves in the history for the page of a forgotten password: an address in the URL would be logged. */
export const withEmail = (email: string) => ({ email });

/** What such a page left; the empty string when somebody came by another way. */
export const emailBrought = (state: unknown): string =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string" ? state.email : "";
