/** Ignores a failed write that the mutation cache rolls back and logs (REC-09). */
export const settle = (write: Promise<unknown>): void => void write.catch(() => undefined);
