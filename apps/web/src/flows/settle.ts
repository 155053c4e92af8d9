/** For a write that is taken back and logged by the cache when it fails (REC-09): there is nothing to say here. */
export const settle = (write: Promise<unknown>): void => void write.catch(() => undefined);
