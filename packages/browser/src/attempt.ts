/** Returns the work's result; undefined if it throws. Storage may be full or forbidden, which must not stop its user. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
