/** A read or write that takes longer fails, so that loading ends (SHL-11). In milliseconds. */
export const DATA_TIMEOUT_MS = 30_000;
