/** Runs a piece of work when its turn has come. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** For a database with a session per request: no request waits. */
export const openGate: Gate = (work) => work();

/**
 * For PGlite, which is one session: a request's BEGIN … COMMIT, with the role it set, must never be interleaved with
 * another's. Work inside the gate must not enter it again, or it waits for itself.
 */
export function serialGate(): Gate {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
