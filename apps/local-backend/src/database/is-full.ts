/** Whether a statement failed because the disk is full (SQLSTATE 53100), or another resource is used up. */
export function isFull(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === "53100" || (cause !== undefined && cause !== error && isFull(cause));
}
