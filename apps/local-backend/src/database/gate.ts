/** Runs a piece of work when it is its turn. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** For a database with a session for each request, so that no request waits. */
export const openGate: Gate = (work) => work();

/**
 * For PGlite, which has a single session: the transaction of one request, with the role that it set, must never be
 * interleaved with another's. Work inside the gate must not enter it again, because it would wait for itself.
 */
export function serialGate(): Gate {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
