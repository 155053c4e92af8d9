/** A read or write that takes longer has failed: nothing may load for ever (SHL-11). */
export const DATA_TIMEOUT_MS = 30_000;
